import type { Endpoint } from '@majlis/contracts/endpoints';
import {
  listPageEndpoint,
  listPagePath,
  type PagedListName,
  pagedLists,
  rowsPerListPage,
} from '@majlis/contracts/list-pages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as messages from '#messages/list-page';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { Notice } from '../../ui/page/notice';
import { PageHeader } from '../../ui/page/page-header';
import { Spinner } from '../../ui/page/spinner';
import { TimelineEvents } from '../about/about-timeline';
import * as team from '../about/team.module.scss';
import { TeamMemberCard } from '../about/team-member-card';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { TestimonialFigure } from '../home/testimonial-slide';
import { ListLoadError } from '../list-load-error';
import { NotFoundPage } from '../pages/not-found-page';
import { Pagination } from '../pagination';
import { PartnerLogo } from '../partner-logo';
import { EpisodeCard } from '../podcasts/episode-card';
import * as podcasts from '../podcasts/episode-card.module.scss';
import * as speakerList from '../speakers/speaker-list.module.scss';
import { SpeakerListItem } from '../speakers/speaker-list-item';
import * as styles from './list-page.module.scss';

type ListOptions<Row> = {
  name: PagedListName;
  endpoint: Endpoint<Row[]>;
  /** The page that shows the start of the list. */
  shownAt: string;
  render: (rows: Row[]) => ReactNode;
};

/** Returns the component that shows one page of a list. */
const listPage = <Row,>({ name, endpoint, shownAt, render }: ListOptions<Row>) =>
  function PageOfList({ page }: { page: number }) {
    const title = messages.titles[name];
    const rows = useQuery(query(listPageEndpoint(endpoint, page)));
    const isAfterLast = rows.error instanceof ApiError && rows.error.status === 404;
    return (
      <>
        <PageMeta title={messages.pageOfList(title, page)} />
        <PageHeader title={title} back={<Breadcrumb pages={[{ to: shownAt, name: title }]} />} />
        <div className="page-width section section-after-header">
          <h2 className="visually-hidden">{messages.pageOfList(title, page)}</h2>
          {rows.isPending && <Spinner />}
          {(isAfterLast || rows.data?.length === 0) && (
            <Notice role="alert" title={messages.emptyPage} text={messages.seeFirstPage}>
              <Link className="btn btn-primary" to={listPagePath(name)}>
                {messages.firstPage}
              </Link>
            </Notice>
          )}
          {rows.isError && !isAfterLast && <ListLoadError title={messages.listFailed} text={messages.tryLater} />}
          {rows.data && rows.data.length > 0 && render(rows.data)}
          <Pagination
            page={page}
            hasMore={rows.data?.length === rowsPerListPage}
            pathOf={(number) => listPagePath(name, number)}
          />
        </div>
      </>
    );
  };

const feedList = (name: 'research' | 'blog') =>
  listPage({
    name,
    endpoint: pagedLists[name],
    shownAt: `/${name}`,
    render: (items) => (
      <ul className="card-grid">
        {items.map((item) => (
          <FeedItemCard key={`${item.link} ${item.title}`} item={item} categoryLinkPrefix={`/${name}?category=`} />
        ))}
      </ul>
    ),
  });

const lists: Record<PagedListName, (props: { page: number }) => ReactNode> = {
  endorsements: listPage({
    name: 'endorsements',
    endpoint: pagedLists.endorsements,
    shownAt: '/#endorsements',
    render: (testimonials) => (
      <ul className={styles.endorsements}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialFigure testimonial={testimonial} />
          </li>
        ))}
      </ul>
    ),
  }),
  partners: listPage({
    name: 'partners',
    endpoint: pagedLists.partners,
    shownAt: '/',
    render: (partners) => (
      <ul className={styles.partners}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerLogo partner={partner} sizes="72px" />
          </li>
        ))}
      </ul>
    ),
  }),
  team: listPage({
    name: 'team',
    endpoint: pagedLists.team,
    shownAt: '/about#team',
    render: (members) => (
      <ul className={team.members}>
        {members.map((member) => (
          <TeamMemberCard key={member.id} member={member} heading="h3" />
        ))}
      </ul>
    ),
  }),
  journey: listPage({
    name: 'journey',
    endpoint: pagedLists.journey,
    shownAt: '/about#journey',
    render: (events) => <TimelineEvents events={events} />,
  }),
  research: feedList('research'),
  blog: feedList('blog'),
  podcasts: listPage({
    name: 'podcasts',
    endpoint: pagedLists.podcasts,
    shownAt: '/podcasts',
    render: (summaries) => (
      <ul className={podcasts.grid}>
        {summaries.map((episode) => (
          <EpisodeCard key={episode.slug} episode={episode} />
        ))}
      </ul>
    ),
  }),
  speakers: listPage({
    name: 'speakers',
    endpoint: pagedLists.speakers,
    shownAt: '/speakers',
    render: (people) => (
      <ul className={speakerList.speakers}>
        {people.map((speaker) => (
          <SpeakerListItem key={speaker.slug} speaker={speaker} />
        ))}
      </ul>
    ),
  }),
};

/** All entries of a list, of which other pages show only the start, in pages that need no scripts. */
export function ListPage() {
  const { list = '', number } = useParams();
  const page = Number(number);
  const name = Object.keys(pagedLists).find((one): one is PagedListName => one === list);
  if (!name || !(page >= 1)) return <NotFoundPage />;
  const List = lists[name];
  return <List key={name} page={page} />;
}
