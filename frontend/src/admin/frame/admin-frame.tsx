import { Outlet, useLocation } from 'react-router-dom';
import { useFocusOnPage } from '../../ui/hooks/use-focus-on-page';
import { PagePlace } from '../../ui/page/page-place';
import { AdminHeader } from './admin-header';
import * as styles from './frame.module.scss';
import { SectionError } from './section-error';
import { SectionPending } from './section-pending';
import { SessionWarning } from './session-warning';
import { SideMenu } from './side-menu';
import { StaffOnly } from './staff-only';

/** Lets only authorised staff in and draws header and menu around the section. */
export function AdminFrame() {
  return (
    <StaffOnly pending={<SectionPending />}>
      <SignedInFrame />
    </StaffOnly>
  );
}

function SignedInFrame() {
  const main = useFocusOnPage(useLocation().pathname);
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#section">
        Skip to content
      </a>
      <AdminHeader />
      <nav className={styles.side} aria-label="Sections">
        <SideMenu />
      </nav>
      <main id="section" ref={main} tabIndex={-1} className={styles.main}>
        <SessionWarning />
        <PagePlace pending={<SectionPending />} failed={<SectionError />}>
          <Outlet />
        </PagePlace>
      </main>
    </div>
  );
}
