import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import * as styles from './proceedings.module.scss';

export const ProceedingsSkeleton = () => (
  <>
    <PageMeta title={t('proceedings.proceedings')} noindex />
    <div className={`page-header ${styles.header}`} role="status">
      <div className="page-width">
        <p>{t('proceedings.loadingProceedings')}</p>
        <SkeletonLines titles={1} lines={1} />
      </div>
    </div>
    <div className="page-width section section-after-header" aria-hidden="true">
      <SkeletonLines lines={12} />
    </div>
  </>
);
