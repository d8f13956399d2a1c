import { useLocation } from 'react-router-dom';
import { lazyPage } from '../ui/page/lazy-page';
import { PageBoundary } from '../ui/page/page-boundary';
import { RouteErrorPage } from './route-error-page';
import { SiteRoutes } from './site-routes';
import { isStaffAreaPath } from './staff-area-path';

const StaffArea = lazyPage(async () => (await import('../admin/routes')).StaffArea);
export function AppRoutes() {
  if (!isStaffAreaPath(useLocation().pathname)) return <SiteRoutes />;
  return (
    <PageBoundary fallback={null} errorFallback={<RouteErrorPage />}>
      <StaffArea fallback={<SiteRoutes />} />
    </PageBoundary>
  );
}
