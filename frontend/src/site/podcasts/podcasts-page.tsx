import { endpoints } from '@majlis/contracts/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import * as messages from '#messages/podcasts';
import * as listMessages from '#messages/searchable-list';
import type { LongList } from '../../api/long-list';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { sortNewestFirst } from '../feed-items/find-feed-items';
import { type ListLabels, SearchableList } from '../feed-items/searchable-list';
import { maxPlainCards, VirtualCardGrid } from '../feed-items/virtual-card-grid';
import { EpisodeCard } from './episode-card';
import * as styles from './episode-card.module.scss';
import { EpisodeCardsSkeleton } from './episode-cards-skeleton';
import { SubscribeLinks } from './subscribe-links';

const skeletonCount = 9;

const labels: ListLabels = {
  searchPlaceholder: messages.searchEpisodes,
  heading: messages.episodes,
  count: listMessages.episodes,
  loadError: { title: messages.episodesFailed, text: messages.feedUnreachable },
  noResults: { title: messages.nothingFound, text: listMessages.otherSpelling },
  emptyList: { title: messages.nothingFound, text: messages.firstOnTheirWay },
};
const searchableTexts = ({ title, description }: EpisodeSummary) => [title, description];

const episodes: LongList<EpisodeSummary> = {
  endpoint: endpoints.episodeSummaries,
  view: 'newest',
  maxRows: maxPlainCards,
  toParts: (summaries) => [{ name: '', rows: sortNewestFirst(summaries) }],
};

export function PodcastsPage() {
  return (
    <>
      <PageMeta title={messages.podcast} description={messages.summary} />
      <PageHeader label={messages.listen} title={messages.podcast}>
        <p>{messages.summary}</p>
        <SubscribeLinks />
      </PageHeader>
      <div className={`page-width section section-after-header ${styles.list}`}>
        <SearchableList
          list={episodes}
          name="podcasts"
          labels={labels}
          searchableTexts={searchableTexts}
          skeleton={<EpisodeCardsSkeleton count={skeletonCount} />}
        >
          {(results, total) => (
            <VirtualCardGrid items={results} total={total} name={labels.heading} className={styles.grid}>
              {(episode) => <EpisodeCard key={episode.slug} episode={episode} />}
            </VirtualCardGrid>
          )}
        </SearchableList>
      </div>
    </>
  );
}
