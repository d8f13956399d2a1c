import { useEffect } from 'react';

const reload = () => window.location.reload();

/** Replaces a page whose code failed to load or to render. */
export function PageLoadError() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="staff-area-message">
      <h1>This page could not be loaded</h1>
      {navigator.onLine ? (
        <p>Your connection may be down, or a new version was just installed. Reloading usually helps.</p>
      ) : (
        <p>You are offline. The page loads when you are connected again.</p>
      )}
      <button type="button" className="btn btn-primary" onClick={reload}>
        Reload
      </button>
    </div>
  );
}
