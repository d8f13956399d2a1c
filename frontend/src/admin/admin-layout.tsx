import { type ReactNode, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { useFocusOnChange } from '../ui/hooks';
import { ExternalLink } from '../ui/page/external-link';
import { LoadBoundary } from '../ui/page/load-boundary';
import { useContent } from '../ui/text/content';
import { PaletteButton } from './desk/palette/palette-button';
import { useAuth } from './shell/auth';
import { Icon } from './shell/icon';
import { AccountMenu } from './shell/layout/account-menu';
import * as styles from './shell/layout/layout.module.scss';
import { SessionExpiryWarning } from './shell/layout/session-expiry-warning';
import { MenuDrawer, SideMenu } from './shell/layout/side-menu';
import { SectionSkeleton } from './shell/layout/staff-area-skeleton';
import { StaffOnly } from './shell/layout/staff-only';
import { PageLoadError } from './shell/page-load-error';
import { useSignOut } from './shell/sign-in/use-sign-out';
import { SmallButton } from './shell/small-button';

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
  const main = useFocusOnChange(useLocation().pathname);
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

function AdminHeader() {
  const { user } = useAuth();
  const { text } = useContent();
  const { signOut, isPending } = useSignOut();
  const [isMenuOpen, setMenuOpen] = useState(false);
  if (!user) return null;
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={`icon-button ${styles.menu}`}
        aria-label={t('navigation.menu')}
        onClick={() => setMenuOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
      <Link to="/admin" className={styles.name}>
        <img src="/logo.svg" alt="" width={28} height={28} />
        <span dir="auto">{text('site.name')}</span>
      </Link>
      <PaletteButton />
      <ExternalLink href="/" className={`btn btn-quiet btn-sm ${styles.wideOnly}`}>
        <Icon name="external" /> <span className={styles.buttonLabel}>{t('common.viewOnSite')}</span>
      </ExternalLink>
      <AccountMenu user={user} />
      <SmallButton className={styles.wideOnly} disabled={isPending} onClick={signOut}>
        <Icon name="leave" /> <span className={styles.buttonLabel}>{t('layout.logout')}</span>
      </SmallButton>
    </header>
  );
}
