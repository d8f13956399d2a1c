import { writePaths } from '@majlis/contracts/api/endpoints';
import type { SignedInUser } from '@majlis/contracts/staff/session-status';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { Dialog } from '../ui/dialog/dialog';
import { useFocusOnChange } from '../ui/hooks';
import { ExternalLink } from '../ui/page/external-link';
import { lazyDialog, lazyOptional } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { useContent } from '../ui/text/content';
import { PaletteButton } from './desk/palette/palette-button';
import { hasOwnPath, type MenuGroup, type MenuSection, sections } from './sections';
import { Icon, IconButton, SmallButton } from './shell/buttons';
import { isManagementPath, managementPaths } from './shell/conferences';
import * as accountMenuStyles from './shell/layout/account-menu.module.scss';
import * as styles from './shell/layout/layout.module.scss';
import { SessionExpiryWarning } from './shell/layout/session-expiry-warning';
import { PageLoadError, SectionSkeleton } from './shell/load-states';
import { Menu } from './shell/menu';
import { sessionQuery, useAuth } from './shell/sign-in/auth';
import { useSignOut } from './shell/sign-in/use-sign-out';
import { StaffLanguageSwitch } from './shell/staff-language-switch';

export const AdminLayout = () => (
  <StaffOnly pending={<SectionSkeleton />}>
    <SectionFrame fallback={<SectionSkeleton />} />
  </StaffOnly>
);

type SectionFrameProps = { fallback: ReactNode; header?: ReactNode };

/** Renders the header, the side menu and the view of the current path. */
export function SectionFrame({ fallback, header }: SectionFrameProps) {
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
      <main id="section" ref={main} tabIndex={-1} className={styles.main}>
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
      <IconButton
        icon="menu"
        className={styles.menu}
        aria-label={t('navigation.menu')}
        onClick={() => setMenuOpen(true)}
      />
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
      <SmallButton icon="leave" className={styles.wideOnly} disabled={isPending} onClick={signOut}>
        <span className={styles.buttonLabel}>{t('layout.logout')}</span>
      </SmallButton>
    </header>
  );
}

const conferencesPath = '/admin/conferences';
const menu = sections.filter(hasOwnPath).filter(({ icon }) => icon !== undefined);
const groups: MenuGroup[] = ['site', 'conferences', 'more'];

function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  // The views of one conference are below "Conferences" in the menu, but the speakers are a section of their own.
  const isOfSpeakers = pathname.startsWith(managementPaths.speakers);
  const isOfConferences = isManagementPath(pathname) && !isOfSpeakers;
  const isCurrent = ({ path }: MenuSection) =>
    (path === managementPaths.speakers && isOfSpeakers) ||
    (path === conferencesPath && isOfConferences) ||
    path === pathname;
  const linksOf = (group?: MenuGroup) => (
    <ul className={styles.sections}>
      {menu
        .filter((section) => section.group === group)
        .map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              className={styles.section}
              aria-current={isCurrent(section) ? 'page' : undefined}
              onClick={onChoose}
            >
              {section.icon && <Icon name={section.icon} />}
              {section.label}
            </Link>
          </li>
        ))}
    </ul>
  );
  const isInMore = menu.some((section) => section.group === 'more' && isCurrent(section));
  return (
    <div className={styles.groups}>
      {linksOf()}
      {groups.map((group) =>
        group === 'more' ? (
          <details key={group} open={isInMore}>
            <summary className={styles.group}>
              {t(`layout.groups.${group}`)} <LazyAttentionDot />
            </summary>
            {linksOf(group)}
          </details>
        ) : (
          <div key={group}>
            <p className={styles.group}>{t(`layout.groups.${group}`)}</p>
            {linksOf(group)}
          </div>
        ),
      )}
    </div>
  );
}

const LazyAttentionDot = lazyOptional(async () => (await import('./desk/status/attention-dot')).AttentionDot);

export const MenuDrawer = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('common.sections')} shape="drawer" onClose={onClose}>
    <nav aria-label={t('common.sections')}>
      <SideMenu onChoose={onClose} />
    </nav>
  </Dialog>
);

/** Redirects everyone but authorized staff to the login page. */
export function StaffOnly({ pending, children }: { pending: ReactNode; children: ReactNode }) {
  const { isLoading, isAuthorized, isUnreachable, signOutReason } = useAuth();
  const { pathname, search } = useLocation();
  if (isLoading) return pending;
  if (isUnreachable) return <SessionUnreachable />;
  // After a logout or a denial the next sign-in starts at the dashboard, not at the last page.
  const from = signOutReason === 'expired' || signOutReason === null ? { from: pathname + search } : null;
  return isAuthorized ? children : <Navigate to="/admin/login" replace state={from} />;
}

function SessionUnreachable() {
  const cache = useQueryClient();
  return (
    <div role="alert" className="staff-area-message">
      <h1>{t('layout.notReachable')}</h1>
      <p>{t('layout.serverDidNotRespond')}</p>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void cache.refetchQueries({ queryKey: sessionQuery.queryKey })}
      >
        {t('common.tryAgain')}
      </button>
    </div>
  );
}

function AccountMenu({ user }: { user: SignedInUser }) {
  const [isShowingDevices, setShowingDevices] = useState(false);
  const logout = useSignOut();
  const { signOut, isPending } = useSignOut(writePaths.signOutEverywhere);
  return (
    <>
      <Menu
        className={accountMenuStyles.toggle}
        label={
          <>
            <span className={accountMenuStyles.initial} aria-hidden="true">
              {initialOf(user)}
            </span>
            <span className={`${accountMenuStyles.user} ${styles.buttonLabel}`}>
              <span className={accountMenuStyles.name} dir="auto">
                {user.displayName || user.email}
              </span>
              <span className={accountMenuStyles.role}>{t('layout.administrator')}</span>
            </span>
            <Icon name="down" />
          </>
        }
      >
        <p className={`muted ${accountMenuStyles.email}`}>
          <bdi dir="ltr">{user.email}</bdi>
        </p>
        <div className={accountMenuStyles.scheme}>
          <LazySchemeSwitch />
        </div>
        <div className={accountMenuStyles.languages}>
          <StaffLanguageSwitch />
        </div>
        <div className={styles.narrowOnly}>
          <ExternalLink href="/" className="menu-entry">
            {t('common.viewOnSite')}
          </ExternalLink>
          <button type="button" className="menu-entry" disabled={logout.isPending} onClick={logout.signOut}>
            {t('layout.logout')}
          </button>
        </div>
        <button type="button" className="menu-entry" onClick={() => setShowingDevices(true)}>
          {t('layout.signedInDevices')}
        </button>
        <button type="button" className="menu-entry" disabled={isPending} onClick={signOut}>
          {t('layout.logOutEverywhere')}
        </button>
        <p className={`muted ${accountMenuStyles.help}`}>{t('layout.logOutEverywhereHelp')}</p>
      </Menu>
      {isShowingDevices && <LazyDevicesDialog onClose={() => setShowingDevices(false)} />}
    </>
  );
}

const LazyDevicesDialog = lazyDialog(async () => (await import('./shell/layout/devices-dialog')).DevicesDialog);

const initialOf = ({ displayName, email }: SignedInUser) => (displayName || email).charAt(0).toUpperCase();

const LazySchemeSwitch = lazyOptional(async () => (await import('../ui/scheme/scheme-switch')).SchemeSwitch);
