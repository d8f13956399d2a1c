/** In the shape of a conference page, so that nothing moves when it comes. */
export function ConferencePending() {
  return (
    <>
      <div className="picture-header" role="status">
        <div className="page-width">
          <p>Loading conference...</p>
        </div>
      </div>
      <div className="page-width section section-after-header conference-columns" aria-hidden="true">
        <div className="conference-main">
          <div className="card skeleton-lines">
            <span className="skeleton skeleton-title" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton skeleton-short" />
          </div>
          <div className="card skeleton-lines">
            <span className="skeleton skeleton-title" />
            <span className="skeleton" />
          </div>
        </div>
        <div className="conference-side">
          <div className="card skeleton-lines">
            <span className="skeleton skeleton-title" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        </div>
      </div>
    </>
  );
}
