import { useEffect } from 'react';
import * as messages from '#messages/staff/layout';

const reload = () => window.location.reload();

/** Replaces a page whose code failed to load or to render. */
export function PageLoadError() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="staff-area-message">
      <h1>{messages.pageNotLoaded}</h1>
      <p>{navigator.onLine ? messages.reloadingHelps : messages.offline}</p>
      <button type="button" className="btn btn-primary" onClick={reload}>
        {messages.reload}
      </button>
    </div>
  );
}
