import { useRef, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import * as messages from '#messages/navigation';
import { useEscape } from '../../ui/hooks/use-escape';
import { useInteractOutside } from '../../ui/hooks/use-interact-outside';
import { useStateResetOnNavigation } from '../../ui/hooks/use-state-reset-on-navigation';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import { LanguageLinks } from './language-links';
import * as styles from './navigation.module.scss';
import { SiteName } from './site-name';
import { WhoWeAreMenu } from './who-we-are-menu';

export function NavigationBar() {
  const [isOpen, setOpen] = useStateResetOnNavigation(false);
  const header = useRef<HTMLElement>(null);
  useInteractOutside(header, isOpen, () => setOpen(false));

  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setOpen(false);
    toggle.current?.focus();
  });

  return (
    <header ref={header} className={useIsScrolled() ? `${styles.header} ${styles.raised}` : styles.header}>
      <nav className={`page-width ${styles.navigation}`} aria-label={messages.mainNavigation}>
        <SiteName />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="navigation-entries"
          aria-label={isOpen ? messages.closeMenu : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span>{isOpen ? messages.close : messages.menu}</span>
        </button>
        <NavigationEntries />
      </nav>
    </header>
  );
}

function NavigationEntries() {
  const { text } = useContent();
  const { pathname } = useLocation();
  return (
    <ul id="navigation-entries" className={styles.entries}>
      <WhoWeAreMenu />
      <li>
        <NavLink to="/research">{messages.research}</NavLink>
      </li>
      <li data-current={pathname === '/blog' || undefined}>
        <ExternalLink href={text('blog.url')}>
          {messages.blog} <Icon name="external" />
        </ExternalLink>
      </li>
      <li>
        <NavLink to="/podcasts">{messages.podcast}</NavLink>
      </li>
      <li>
        <NavLink to="/conferences">{messages.conferences}</NavLink>
      </li>
      <li>
        <NavLink to="/contact">{messages.contact}</NavLink>
      </li>
      <li>
        <NavLink to="/support" className="btn btn-primary">
          {messages.support}
        </NavLink>
      </li>
      <li>
        <NavLink to="/search">
          <Icon name="search" /> {messages.search}
        </NavLink>
      </li>
      <LanguageLinks />
    </ul>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > 4,
    () => false,
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
