import {
  listPageEndpoint,
  listPagePath,
  type PagedListName,
  pagedLists,
  rowsPerListPage,
} from '@majlis/contracts/api/list-pages';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { query } from '../../api/query';
import { TeamMemberCard, TimelineEvents } from '../about/about-lists';
import * as team from '../about/team.module.scss';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { TestimonialFigure } from '../home/testimonials';
import { NotFoundPage } from '../pages/not-found-page';
import { PartnerLogo } from '../partner-logo';
import { EpisodeCard } from '../podcasts/episode-card';
import * as podcasts from '../podcasts/episode-card.module.scss';
import { SpeakerListItem } from '../speakers/speaker-list';
import * as speakerList from '../speakers/speaker-list.module.scss';
import * as styles from './list-page.module.scss';
import { ListPageLayout } from './list-page-layout';

type RowOf<Name extends PagedListName> = (typeof pagedLists)[Name] extends Endpoint<(infer Row)[]> ? Row : never;

/** Returns the component that shows one page of a list, whose start is shown on the page `shownAt`. */
const listPage = <Name extends PagedListName>(
  name: Name,
  shownAt: string,
  render: (rows: RowOf<Name>[]) => ReactNode,
) =>
  function ListOfSite({ page }: { page: number }) {
    const title = t(`listPage.titles.${name}`);
    const endpoint = pagedLists[name] as Endpoint<RowOf<Name>[]>;
    const { data, error } = useQuery(query(listPageEndpoint(endpoint, page)));
    return (
      <ListPageLayout
        title={title}
        above={[{ to: shownAt, name: title }]}
        page={page}
        pathOf={(number) => listPagePath(name, number)}
        rows={data}
        hasMore={data?.length === rowsPerListPage}
        error={error}
      >
        {render}
      </ListPageLayout>
    );
  };

const feedList = (name: 'research' | 'blog') =>
  listPage(name, `/${name}`, (items) => (
    <ul className="card-grid">
      {items.map((item) => (
        <FeedItemCard key={`${item.link} ${item.title}`} item={item} categoryLinkPrefix={`/${name}?category=`} />
      ))}
    </ul>
  ));

const lists: Record<PagedListName, (props: { page: number }) => ReactNode> = {
  endorsements: listPage('endorsements', '/#endorsements', (testimonials) => (
    <ul className={styles.endorsements}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialFigure testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )),
  partners: listPage('partners', '/', (partners) => (
    <ul className={styles.partners}>
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerLogo partner={partner} sizes="72px" />
        </li>
      ))}
    </ul>
  )),
  team: listPage('team', '/about#team', (members) => (
    <ul className={team.members}>
      {members.map((member) => (
        <TeamMemberCard key={member.id} member={member} heading="h3" />
      ))}
    </ul>
  )),
  journey: listPage('journey', '/about#journey', (events) => <TimelineEvents events={events} />),
  research: feedList('research'),
  blog: feedList('blog'),
  podcasts: listPage('podcasts', '/podcasts', (summaries) => (
    <ul className={podcasts.grid}>
      {summaries.map((episode) => (
        <EpisodeCard key={episode.slug} episode={episode} />
      ))}
    </ul>
  )),
  speakers: listPage('speakers', '/speakers', (people) => (
    <ul className={speakerList.speakers}>
      {people.map((speaker) => (
        <SpeakerListItem key={speaker.slug} speaker={speaker} />
      ))}
    </ul>
  )),
};

/** Shows a list in numbered pages that need no scripts; other pages show only its start. */
export function ListPage() {
  const { list = '', number } = useParams();
  const page = Number(number);
  const name = Object.keys(pagedLists).find((one): one is PagedListName => one === list);
  if (!name || !(page >= 1)) return <NotFoundPage />;
  const List = lists[name];
  return <List key={name} page={page} />;
}
