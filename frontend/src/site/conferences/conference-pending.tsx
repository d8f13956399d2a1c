import { SkeletonLines } from '../../ui/skeleton-lines';

/** In the shape of a conference page, so that nothing moves when it comes. */
export function ConferencePending() {
  return (
    <div className="conference-pending">
      <div className="picture-header" role="status">
        <div className="page-width">
          <p>Loading conference...</p>
        </div>
      </div>
      <div className="page-width section section-after-header conference-columns" aria-hidden="true">
        <div className="conference-main">
          <div className="card">
            <SkeletonLines titles={1} lines={4} />
          </div>
          <div className="card">
            <SkeletonLines titles={1} lines={1} />
          </div>
        </div>
        <div className="conference-side">
          <div className="card">
            <SkeletonLines titles={1} lines={3} />
          </div>
        </div>
      </div>
    </div>
  );
}
