import { PageMeta } from '../../../seo/page-meta';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';

/** In the shape of a session's page, so that nothing moves when it comes. */
export function SessionPending() {
  return (
    <>
      <PageMeta title="Session" noindex />
      <div className="page-header session-page-header" role="status">
        <div className="page-width">
          <p className="breadcrumb">Loading session...</p>
          <SkeletonLines titles={2} lines={0} />
        </div>
      </div>
      <div className="page-width section section-after-header session-columns" aria-hidden="true">
        <div className="session-head">
          <SkeletonLines lines={4} />
        </div>
        <div className="session-text">
          <SkeletonLines lines={6} />
        </div>
      </div>
    </>
  );
}
