import { Outlet, useLocation } from 'react-router-dom';
import { useFocusMainOnNavigate } from '../../ui/hooks/use-focus-main-on-navigate';
import { PageBoundary } from '../../ui/page/page-boundary';
import { AdminHeader } from '../layout/admin-header';
import { PageLoadError } from '../layout/page-load-error';
import { SessionExpiryWarning } from '../layout/session-expiry-warning';
import { StaffOnly } from '../layout/staff-only';
import * as styles from './management.module.scss';
import { ManagementHeader } from './management-header';
import { ManagementSpinner } from './management-spinner';

/** The conference management has its own header instead of the side menu, so that its lists get the full width. */
export function ManagementLayout() {
  return (
    <StaffOnly pending={<ManagementSpinner />}>
      <SignedInManagement />
    </StaffOnly>
  );
}

function SignedInManagement() {
  const main = useFocusMainOnNavigate(useLocation().pathname);
  return (
    <div className={styles.management}>
      <a className="skip-link" href="#section">
        Skip to content
      </a>
      <AdminHeader />
      <main id="section" ref={main} tabIndex={-1} className={styles.main}>
        <SessionExpiryWarning />
        <ManagementHeader />
        <PageBoundary fallback={<ManagementSpinner />} errorFallback={<PageLoadError />}>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  );
}
