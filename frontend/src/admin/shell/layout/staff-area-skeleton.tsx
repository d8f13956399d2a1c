import { useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { managementPath } from '../management-paths';
import { ManagementSpinner } from '../management-spinner';

/** Shows the same while code loads as the layout shows while the session is checked, to avoid flicker. */
export function StaffAreaSkeleton() {
  const { pathname } = useLocation();
  return pathname.startsWith(managementPath) ? <ManagementSpinner /> : <SectionSkeleton />;
}

export function SectionSkeleton() {
  return (
    <p role="status" className="staff-area-message">
      {t('layout.loading')}
    </p>
  );
}
