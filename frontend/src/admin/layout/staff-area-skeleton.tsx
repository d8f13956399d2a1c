import { useLocation } from 'react-router-dom';
import { managementPath } from '../conferences/management-paths';
import { ManagementSpinner } from '../conferences/management-spinner';
import { SectionSkeleton } from './section-skeleton';

/** Shows the same while code loads as the layout shows while the session is checked, to avoid flicker. */
export function StaffAreaSkeleton() {
  const { pathname } = useLocation();
  return pathname.startsWith(managementPath) ? <ManagementSpinner /> : <SectionSkeleton />;
}
