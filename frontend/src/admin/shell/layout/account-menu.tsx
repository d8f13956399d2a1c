import { writePaths } from '@majlis/contracts/api/endpoints';
import type { SignedInUser } from '@majlis/contracts/staff/session-status';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import { lazyDialog, lazyOptional } from '../../../ui/page/lazy-part';
import { Icon } from '../icon';
import { useSignOut } from '../sign-in/use-sign-out';
import { StaffLanguageSwitch } from '../staff-language-switch';
import { useInteractOutside } from '../use-interact-outside';
import * as styles from './account-menu.module.scss';
import * as layout from './layout.module.scss';

/** This is no library's menu: react-bootstrap's Dropdown would add 11.5 kB, and `popover` needs Firefox 125. */
export function AccountMenu({ user }: { user: SignedInUser }) {
  const [isOpen, setOpen] = useState(false);
  const [isShowingDevices, setShowingDevices] = useState(false);
  const account = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const logout = useSignOut();
  const { signOut, isPending } = useSignOut(writePaths.signOutEverywhere);
  const id = useId();
  useInteractOutside(account, isOpen, () => setOpen(false));

  function showDevices() {
    setOpen(false);
    setShowingDevices(true);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches keys of the buttons inside
    <div ref={account} className={styles.account} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.initial} aria-hidden="true">
          {initialOf(user)}
        </span>
        <span className={`${styles.user} ${layout.buttonLabel}`}>
          <span className={styles.name} dir="auto">
            {user.displayName || user.email}
          </span>
          <span className={styles.role}>{t('layout.administrator')}</span>
        </span>
        <Icon name="down" />
      </button>
      <div id={id} className={styles.menu} hidden={!isOpen} tabIndex={-1}>
        <p className={styles.email}>
          <bdi dir="ltr">{user.email}</bdi>
        </p>
        <div className={styles.scheme}>
          <LazySchemeSwitch />
        </div>
        <div className={styles.languages}>
          <StaffLanguageSwitch />
        </div>
        <div className={layout.narrowOnly}>
          <ExternalLink href="/" className={styles.entry}>
            {t('common.viewOnSite')}
          </ExternalLink>
          <button type="button" className={styles.entry} disabled={logout.isPending} onClick={logout.signOut}>
            {t('layout.logout')}
          </button>
        </div>
        <button type="button" className={styles.entry} onClick={showDevices}>
          {t('layout.signedInDevices')}
        </button>
        <button type="button" className={styles.entry} disabled={isPending} onClick={signOut}>
          {t('layout.logOutEverywhere')}
        </button>
        <p className={styles.help}>{t('layout.logOutEverywhereHelp')}</p>
      </div>
      {isShowingDevices && <LazyDevicesDialog onClose={() => setShowingDevices(false)} />}
    </div>
  );
}

const LazyDevicesDialog = lazyDialog(async () => (await import('./devices-dialog')).DevicesDialog);

const initialOf = ({ displayName, email }: SignedInUser) => (displayName || email).charAt(0).toUpperCase();

const LazySchemeSwitch = lazyOptional(async () => (await import('../../../ui/scheme/scheme-switch')).SchemeSwitch);
