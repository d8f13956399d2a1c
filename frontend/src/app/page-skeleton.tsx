import { LazySlowNotice } from '../ui/page/lazy-slow-notice';

export function PageSkeleton() {
  return (
    <>
      <div className="page-skeleton" role="status">
        <span className="visually-hidden">Loading...</span>
      </div>
      <LazySlowNotice isCodeLoading />
    </>
  );
}
