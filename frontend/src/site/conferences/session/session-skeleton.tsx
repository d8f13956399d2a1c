import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import * as head from './session-header.module.scss';
import * as styles from './session-page.module.scss';

export function SessionSkeleton() {
  return (
    <>
      <PageMeta title={t('session.session')} noindex />
      <div className={`page-header ${styles.header}`} role="status">
        <div className="page-width">
          <p className={styles.loading}>{t('session.loadingSession')}</p>
          <SkeletonLines titles={2} lines={0} />
        </div>
      </div>
      <div className={`page-width section section-after-header ${styles.columns}`} aria-hidden="true">
        <div className={`${head.sessionHeader} ${styles.facts}`}>
          <SkeletonLines lines={4} />
        </div>
        <div className={styles.text}>
          <SkeletonLines lines={6} />
        </div>
      </div>
    </>
  );
}
