import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { useFocusMainOnNavigate } from '../../ui/hooks/use-focus-main-on-navigate';
import { LoadBoundary } from '../../ui/page/load-boundary';
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
      <SectionFrame fallback={<SectionSkeleton />} />
    </StaffOnly>
  );
}

type SectionFrameProps = { fallback: ReactNode; header?: ReactNode; isWide?: boolean };

/** The header, the side menu and the view of the current path. */
export function SectionFrame({ fallback, header, isWide }: SectionFrameProps) {
  const main = useFocusMainOnNavigate(useLocation().pathname);
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#section">
        {t('app.skipToContent')}
      </a>
      <AdminHeader />
      <nav className={styles.side} aria-label={t('common.sections')}>
        <SideMenu />
      </nav>
      <main id="section" ref={main} tabIndex={-1} className={styles.main} data-wide={isWide}>
        <SessionExpiryWarning>
          {header}
          <LoadBoundary loading={fallback} failed={() => <PageLoadError />}>
            <Outlet />
          </LoadBoundary>
        </SessionExpiryWarning>
      </main>
    </div>
  );
}
