import { useLocation } from 'react-router-dom';
import { managerPath } from '../conferences/manager-paths';
import { ManagerPending } from '../conferences/manager-pending';
import { SectionPending } from './section-pending';

/** While the code of the page is on its way: what the page itself shows while it checks who is there. */
export function StaffAreaPending() {
  const { pathname } = useLocation();
  return pathname.startsWith(managerPath) ? <ManagerPending /> : <SectionPending />;
}
