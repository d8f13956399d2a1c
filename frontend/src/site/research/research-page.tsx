import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { SubscribeLinks } from '../feed-items/subscribe-links';

const labels: FeedItemListLabels = {
  searchPlaceholder: t('research.searchResearch'),
  heading: t('research.publications'),
  count: (count) => t('searchableList.publications', { count }),
  loading: t('research.loading'),
  loadError: { title: t('research.loadFailed'), text: t('research.feedUnreachable') },
  noResults: { title: t('research.nothingFound'), text: t('searchableList.adjustSearch') },
  note: {
    label: t('research.archive'),
    text: t('research.older'),
    link: t('research.openArchive'),
    address: 'research.archive_url',
  },
};

export const ResearchPage = () => (
  <>
    <PageMeta title={t('navigation.research')} description={t('research.summary')} />
    <PageHeader label={t('research.publications')} title={t('navigation.research')}>
      <p>{t('research.summary')}</p>
      <SubscribeLinks feed="research" />
    </PageHeader>
    <FeedItemList name="research" labels={labels} />
  </>
);
