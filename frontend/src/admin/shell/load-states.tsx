import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { Spinner } from '../../ui/page/loading';
import { managementPath } from './conferences';

/** The skeleton is the one that the layout shows while it checks the session, so that nothing flickers. */
export function StaffAreaSkeleton() {
  const { pathname } = useLocation();
  return pathname.startsWith(managementPath) ? <ManagementSpinner /> : <SectionSkeleton />;
}

export const SectionSkeleton = () => (
  <p role="status" className="staff-area-message">
    {t('layout.loading')}
  </p>
);

export const ManagementSpinner = () => <Spinner isFullPage />;

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
