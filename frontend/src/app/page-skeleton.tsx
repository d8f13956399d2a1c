import { t } from '#messages';
import { LazySlowNotice } from '../ui/page/lazy-slow-notice';

export function PageSkeleton() {
  return (
    <>
      <div className="page-skeleton" role="status">
        <span className="visually-hidden">{t('ui.loading')}</span>
      </div>
      <LazySlowNotice isCodeLoading />
    </>
  );
}
