import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/skeleton-lines';

export function TextPageSkeleton() {
  return (
    <div className="page-skeleton">
      <PageMeta title={t('pages.page')} noindex />
      <p className="visually-hidden" role="status">
        {t('pages.loading')}
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
    </div>
  );
}
