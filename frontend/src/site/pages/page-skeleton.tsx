import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { LazySlowNotice } from '../../ui/page/lazy-part';
import { SkeletonLines } from '../../ui/page/loading';

type PageSkeletonProps = { title?: string; label?: string; isCodeLoading?: boolean };

export const PageSkeleton = ({ title, label = t('ui.loading'), isCodeLoading = false }: PageSkeletonProps) => (
  <div className="page-skeleton">
    {title && <PageMeta title={title} noindex />}
    <p className="visually-hidden" role="status">
      {label}
    </p>
    <div className="page-header" aria-hidden="true">
      <div className="page-width">
        <SkeletonLines titles={1} lines={0} />
      </div>
    </div>
    <div className="page-width section section-after-header split" aria-hidden="true">
      <SkeletonLines lines={1} />
      <SkeletonLines lines={8} />
    </div>
    {isCodeLoading && <LazySlowNotice isCodeLoading />}
  </div>
);
