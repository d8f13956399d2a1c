import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadStaffTexts } from '#messages/catalogues';
import { pathPrefix } from '#messages/language';
import { lazyPage } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { pageBelow } from '../ui/page/page-navigation';
import { RouteErrorPage } from './route-error-page';
import { SiteRoutes } from './site-routes';
import { isStaffAreaPath } from './staff-area-path';
import { unmarkPrerendered } from './unmark-prerendered';
import { useStartAtTop } from './use-start-at-top';

const StaffArea = lazyPage(async () => {
  await loadStaffTexts();
  return (await import('../admin/routes')).StaffArea;
});

export function AppRoutes() {
  const location = useLocation();
  useStartAtTop(pageBelow(location) ?? location);
  // When a link leads elsewhere: the next page, or a part of this one, needs true heights.
  useLayoutEffect(() => unmarkPrerendered, [location]);
  if (pathPrefix || !isStaffAreaPath(location.pathname)) return <SiteRoutes />;
  return (
    <LoadBoundary loading={null} failed={() => <RouteErrorPage />}>
      <StaffArea fallback={<SiteRoutes />} />
    </LoadBoundary>
  );
}
