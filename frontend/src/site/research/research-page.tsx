import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import { ArchiveNote } from './archive-note';

const labels: FeedItemListLabels = {
  searchPlaceholder: t('research.searchResearch'),
  heading: t('research.publications'),
  count: (count) => t('searchableList.publications', { count }),
  loading: t('research.loading'),
  loadError: { title: t('research.loadFailed'), text: t('research.feedUnreachable') },
  noResults: { title: t('research.nothingFound'), text: t('searchableList.adjustSearch') },
};

export function ResearchPage() {
  return (
    <>
      <PageMeta title={t('research.research')} description={t('research.summary')} />
      <PageHeader label={t('research.publications')} title={t('research.research')}>
        <p>{t('research.summary')}</p>
        <FeedLink feed="research" />
      </PageHeader>
      <div className="page-width section section-after-header">
        <FeedItemList name="research" labels={labels} />
        <ArchiveNote />
      </div>
    </>
  );
}
