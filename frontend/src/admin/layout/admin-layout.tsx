import { Outlet, useLocation } from 'react-router-dom';
import { useFocusMainOnNavigate } from '../../ui/hooks/use-focus-main-on-navigate';
import { PageBoundary } from '../../ui/page/page-boundary';
import { AdminHeader } from './admin-header';
import * as styles from './layout.module.scss';
import { PageLoadError } from './page-load-error';
import { SectionSkeleton } from './section-skeleton';
import { SessionExpiryWarning } from './session-expiry-warning';
import { SideMenu } from './side-menu';
import { StaffOnly } from './staff-only';

export function AdminLayout() {
  return (
    <StaffOnly pending={<SectionSkeleton />}>
      <SignedInLayout />
    </StaffOnly>
  );
}

function SignedInLayout() {
  const main = useFocusMainOnNavigate(useLocation().pathname);
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#section">
        Skip to content
      </a>
      <AdminHeader />
      <nav className={styles.side} aria-label="Sections">
        <SideMenu />
      </nav>
      <main id="section" ref={main} tabIndex={-1} className={styles.main}>
        <SessionExpiryWarning />
        <PageBoundary fallback={<SectionSkeleton />} errorFallback={<PageLoadError />}>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  );
}
