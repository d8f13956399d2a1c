import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { ExternalLink } from '../../ui/page/external-link';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import * as styles from '../feed-items/searchable-list.module.scss';

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

function ArchiveNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label={t('research.archive')}>
      <p>{t('research.older')}</p>
      <ExternalLink className="link-arrow" href={text('research.archive_url')}>
        {t('research.openArchive')} <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}
