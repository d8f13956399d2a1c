import { endpoints } from '@majlis/contracts/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { type ListLabels, SearchableList } from '../feed-items/searchable-list';
import { VirtualCardGrid } from '../feed-items/virtual-card-grid';
import { EpisodeCard } from './episode-card';
import * as styles from './episode-card.module.scss';
import { EpisodeCardsSkeleton } from './episode-cards-skeleton';
import { SubscribeLinks } from './subscribe-links';

const skeletonCount = 9;

const labels: ListLabels = {
  searchPlaceholder: 'Search episodes...',
  heading: 'Episodes',
  noun: { one: 'episode', many: 'episodes' },
  loadError: {
    title: 'Failed to load episodes',
    text: "We're having trouble connecting to the podcast feed. Please try again later.",
  },
  noResults: { title: 'No episodes found', text: 'A shorter word, or another spelling of a name, may find more.' },
  emptyList: { title: 'No episodes found', text: 'The first conversations are on their way.' },
};
const searchableTexts = ({ title, description }: EpisodeSummary) => [title, description];

const summary =
  'Unhurried conversations with scholars and practitioners on freedom, faith and how people live together.';

export function PodcastsPage() {
  const episodes = useQuery(query(endpoints.episodeSummaries));
  return (
    <>
      <PageMeta title="Podcast" description={summary} />
      <PageHeader label="Listen" title="Podcast">
        <p>{summary}</p>
        <SubscribeLinks />
      </PageHeader>
      <div className={`page-width section section-after-header ${styles.list}`}>
        <SearchableList
          items={episodes}
          labels={labels}
          searchableTexts={searchableTexts}
          skeleton={<EpisodeCardsSkeleton count={skeletonCount} />}
        >
          {(results) => (
            <VirtualCardGrid items={results} name={labels.heading} className={styles.grid}>
              {(episode) => <EpisodeCard key={episode.slug} episode={episode} />}
            </VirtualCardGrid>
          )}
        </SearchableList>
      </div>
    </>
  );
}
