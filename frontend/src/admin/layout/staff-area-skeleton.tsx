import { useLocation } from 'react-router-dom';
import { managementPath } from '../conferences/management-paths';
import { ManagementSpinner } from '../conferences/management-spinner';
import { SectionSkeleton } from './section-skeleton';

/** While the code of the page is on its way: what the page itself shows while it checks who is there. */
export function StaffAreaSkeleton() {
  const { pathname } = useLocation();
  return pathname.startsWith(managementPath) ? <ManagementSpinner /> : <SectionSkeleton />;
}
