import { Outlet, useLocation } from 'react-router-dom';
import { useFocusOnPage } from '../../ui/hooks/use-focus-on-page';
import { PagePlace } from '../../ui/page/page-place';
import { AdminHeader } from '../frame/admin-header';
import { SectionError } from '../frame/section-error';
import { SessionWarning } from '../frame/session-warning';
import { StaffOnly } from '../frame/staff-only';
import * as styles from './manager.module.scss';
import { ManagerHeader } from './manager-header';
import { ManagerPending } from './manager-pending';

/** The conference manager: its own header instead of the sections' menu, so that its lists have the whole width. */
export function ManagerFrame() {
  return (
    <StaffOnly pending={<ManagerPending />}>
      <SignedInManager />
    </StaffOnly>
  );
}

function SignedInManager() {
  const main = useFocusOnPage(useLocation().pathname);
  return (
    <div className={styles.manager}>
      <a className="skip-link" href="#section">
        Skip to content
      </a>
      <AdminHeader />
      <main id="section" ref={main} tabIndex={-1} className={styles.main}>
        <SessionWarning />
        <ManagerHeader />
        <PagePlace pending={<ManagerPending />} failed={<SectionError />}>
          <Outlet />
        </PagePlace>
      </main>
    </div>
  );
}
