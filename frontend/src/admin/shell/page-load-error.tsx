import { useEffect } from 'react';
import { t } from '#messages/staff';

const reload = () => window.location.reload();

/** Replaces a page whose code failed to load or to render. */
export function PageLoadError() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="staff-area-message">
      <h1>{t('layout.pageNotLoaded')}</h1>
      <p>{navigator.onLine ? t('layout.reloadingHelps') : t('layout.offline')}</p>
      <button type="button" className="btn btn-primary" onClick={reload}>
        {t('layout.reload')}
      </button>
    </div>
  );
}
