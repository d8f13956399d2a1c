/** Replaces a page whose code failed to load or to render. */
export function PageLoadError() {
  return (
    <div role="alert" className="staff-area-message">
      <h1>This page could not be shown</h1>
      <p>The connection may have been lost, or a new version was just installed. Loading it again usually helps.</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Load again
      </button>
    </div>
  );
}
