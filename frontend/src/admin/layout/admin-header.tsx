import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { useContent } from '../../ui/text/use-content';
import { Icon } from '../icon';
import { PaletteButton } from '../palette/palette-button';
import { useAuth } from '../sign-in/auth';
import { useSignOut } from '../sign-in/use-sign-out';
import { AccountMenu } from './account-menu';
import * as styles from './layout.module.scss';
import { MenuDrawer } from './menu-drawer';

export function AdminHeader() {
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
      <button
        type="button"
        className={`btn btn-quiet btn-sm ${styles.wideOnly}`}
        disabled={isPending}
        onClick={signOut}
      >
        <Icon name="leave" /> <span className={styles.buttonLabel}>{t('layout.logout')}</span>
      </button>
    </header>
  );
}
