import { useLocation } from 'react-router-dom';
import { lazyPage } from '../ui/page/lazy-page';
import { PagePlace } from '../ui/page/page-place';
import { RouteError } from './route-error';
import { Site } from './site-routes';
import { isStaffArea } from './staff-address';

/** Visitors never load it. */
const StaffArea = lazyPage(async () => (await import('../admin/routes')).StaffArea);
export function Pages() {
  if (!isStaffArea(useLocation().pathname)) return <Site />;
  return (
    <PagePlace pending={null} failed={<RouteError />}>
      <StaffArea elsewhere={<Site />} />
    </PagePlace>
  );
}
