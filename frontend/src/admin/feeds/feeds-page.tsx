import { t, texts } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { HelpBox } from '../help-box';
import { SectionHeader } from '../section-header';
import { feedKindConfig } from './feed-kinds';
import * as styles from './feeds.module.scss';
import { FeedItems } from './items/feed-items';
import { KindTabs } from './items/kind-tabs';
import { SourceList } from './sources/source-list';
import { useFeedKind } from './use-feed-kind';

export function FeedsPage() {
  const kind = useFeedKind();
  return (
    <>
      <SectionHeader title={t('common.feeds')} description={t('feeds.description')} />
      <HelpBox section="feeds" steps={texts('feeds.help')} />
      <SourceList />
      {kind && (
        <section aria-labelledby="feed-items" className={styles.section}>
          <div className={styles.head}>
            <h2 id="feed-items" className={styles.title}>
              {t('feeds.items')}
            </h2>
            <ExternalLink href={feedKindConfig[kind].publicPath}>{t('common.viewOnSite')}</ExternalLink>
          </div>
          <KindTabs activeKind={kind} />
          <FeedItems key={kind} kind={kind} />
        </section>
      )}
    </>
  );
}
