import { endpoints } from '@majlis/contracts/api/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { t } from '#messages';
import { singleList } from '../../api/long-list';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { sortNewestFirst } from '../feed-items/find-feed-items';
import { type ListLabels, SearchableList } from '../feed-items/searchable-list';
import { SubscribeLinks } from '../feed-items/subscribe-links';
import { maxPlainCards, VirtualCardGrid } from '../feed-items/virtual-card-grid';
import { EpisodeCard, EpisodeCardsSkeleton } from './episode-card';
import * as styles from './episode-card.module.scss';

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

const episodes = singleList(endpoints.episodeSummaries, 'newest', maxPlainCards, sortNewestFirst);

export const PodcastsPage = () => (
  <>
    <PageMeta title={t('navigation.podcast')} description={t('podcasts.summary')} />
    <PageHeader label={t('podcasts.listen')} title={t('navigation.podcast')}>
      <p>{t('podcasts.summary')}</p>
      <SubscribeLinks feed="podcast" />
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
