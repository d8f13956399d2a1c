import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/skeleton-lines';

/** In the shape of a conference page, so that nothing moves when it comes. */
export function ConferencePending() {
  return (
    <div className="conference-pending">
      <PageMeta title="Conference" noindex />
      <div className="picture-header" role="status">
        <div className="page-width">
          <p>Loading conference...</p>
        </div>
      </div>
      <div className="page-width section section-after-header conference-columns" aria-hidden="true">
        <div className="conference-side">
          {['navigation', 'details'].map((card) => (
            <div key={card} className="card">
              <SkeletonLines titles={1} lines={3} />
            </div>
          ))}
        </div>
        <div className="conference-main">
          {[4, 6].map((lines) => (
            <div key={lines} className="card">
              <SkeletonLines titles={1} lines={lines} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
