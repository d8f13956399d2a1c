import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { loadStaffTexts } from '#messages/catalogues';
import { pathPrefix } from '#messages/language';
import { lazyPage } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { pageBelow } from '../ui/page/page-navigation';
import { isStaffAreaPath, stopEstimatingHeights } from './addresses';
import { RouteErrorPage } from './site-layout';
import { SiteRoutes } from './site-routes';

const StaffArea = lazyPage(async () => {
  await loadStaffTexts();
  return (await import('../admin/routes')).StaffArea;
});

export function AppRoutes() {
  const location = useLocation();
  useStartAtTop(pageBelow(location) ?? location);
  // Estimated heights end with the first navigation, because scrolling on the next page, or to another part of this one, needs the
  // true heights.
  useLayoutEffect(() => stopEstimatingHeights, [location]);
  if (pathPrefix || !isStaffAreaPath(location.pathname)) return <SiteRoutes />;
  return (
    <LoadBoundary loading={null} failed={() => <RouteErrorPage />}>
      <StaffArea fallback={<SiteRoutes />} />
    </LoadBoundary>
  );
}

/** A page that a link opens starts at its top. On Back and reload the browser restores the position itself. */
function useStartAtTop({ key, pathname, search, hash }: Location): void {
  const isOpened = useNavigationType() !== 'POP';
  const shown = useRef({ key, pathname, search });
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { key, pathname, search };
    if (key === previous.key || !isOpened) return;
    // A new history entry inherits this value from the previous one, and an open session sets that to `manual`
    // (session-dialog.tsx).
    window.history.scrollRestoration = 'auto';
    const isSamePage = pathname === previous.pathname;
    if (!isSamePage || (search === previous.search && !hash)) window.scrollTo(0, 0);
  }, [key, pathname, search, hash, isOpened]);
}
