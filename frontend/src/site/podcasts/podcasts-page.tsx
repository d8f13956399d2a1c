import { endpoints } from '@majlis/contracts/api/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { t } from '#messages';
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
  searchPlaceholder: t('podcasts.searchEpisodes'),
  heading: t('podcasts.episodes'),
  count: (count) => t('searchableList.episodes', { count }),
  loadError: { title: t('podcasts.episodesFailed'), text: t('podcasts.feedUnreachable') },
  noResults: { title: t('podcasts.nothingFound'), text: t('searchableList.otherSpelling') },
  emptyList: { title: t('podcasts.nothingFound'), text: t('podcasts.firstOnTheirWay') },
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
      <PageMeta title={t('podcasts.podcast')} description={t('podcasts.summary')} />
      <PageHeader label={t('podcasts.listen')} title={t('podcasts.podcast')}>
        <p>{t('podcasts.summary')}</p>
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
