import { useLocation } from 'react-router-dom';
import { loadStaffTexts } from '#messages/catalogues';
import { pathPrefix } from '#messages/language';
import { lazyPage } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { RouteErrorPage } from './route-error-page';
import { SiteRoutes } from './site-routes';
import { isStaffAreaPath } from './staff-area-path';

const StaffArea = lazyPage(async () => {
  await loadStaffTexts();
  return (await import('../admin/routes')).StaffArea;
});

export function AppRoutes() {
  const { pathname } = useLocation();
  if (pathPrefix || !isStaffAreaPath(pathname)) return <SiteRoutes />;
  return (
    <LoadBoundary loading={null} failed={() => <RouteErrorPage />}>
      <StaffArea fallback={<SiteRoutes />} />
    </LoadBoundary>
  );
}
