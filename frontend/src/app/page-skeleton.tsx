import { LazySlowNotice } from '../ui/page/lazy-slow-notice';

/** Holds the place of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <>
      <div className="page-pending" role="status">
        <span className="visually-hidden">Loading...</span>
      </div>
      <LazySlowNotice isCodeLoading />
    </>
  );
}
