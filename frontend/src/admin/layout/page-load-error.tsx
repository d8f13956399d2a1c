/** Replaces a page whose code failed to load or to render. */
export function PageLoadError() {
  return (
    <div role="alert" className="staff-area-message">
      <h1>This page could not be loaded</h1>
      <p>Your connection may be down, or a new version was just installed. Reloading usually helps.</p>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
