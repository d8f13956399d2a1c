import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './conference-page.module.scss';

export function ConferenceSkeleton() {
  return (
    <div className="conference-skeleton">
      <PageMeta title={t('conference.conference')} noindex />
      <div className="picture-header" role="status">
        <div className="picture-header-image" />
        <div className="page-width">
          <p>{t('conference.loadingConference')}</p>
        </div>
      </div>
      <div className={`page-width section section-after-header ${styles.page}`} aria-hidden="true">
        <div className={styles.side}>
          {['navigation', 'details'].map((card) => (
            <div key={card}>
              <SkeletonLines titles={1} lines={3} />
            </div>
          ))}
        </div>
        <div className={styles.main}>
          <section className={styles.overview}>
            <SkeletonLines titles={1} lines={9} />
          </section>
        </div>
      </div>
    </div>
  );
}
