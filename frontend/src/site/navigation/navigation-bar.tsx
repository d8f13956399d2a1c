import { useRef, useSyncExternalStore } from 'react';
import { NavLink } from 'react-router-dom';
import { useEscape } from '../../ui/hooks/use-escape';
import { useGoneOutside } from '../../ui/hooks/use-gone-outside';
import { useVisitState } from '../../ui/hooks/use-visit-state';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import * as styles from './navigation.module.scss';
import { SiteName } from './site-name';
import { WhoWeAreMenu } from './who-we-are-menu';

export function NavigationBar() {
  const [isOpen, setOpen] = useVisitState(false);
  const header = useRef<HTMLElement>(null);
  useGoneOutside(header, isOpen, () => setOpen(false));

  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setOpen(false);
    toggle.current?.focus();
  });

  return (
    <header ref={header} className={useIsScrolled() ? `${styles.header} ${styles.raised}` : styles.header}>
      <nav className={`page-width ${styles.navigation}`} aria-label="Main">
        <SiteName />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="navigation-entries"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span>Menu</span>
        </button>
        <NavigationEntries />
      </nav>
    </header>
  );
}

function NavigationEntries() {
  const { text } = useContent();
  return (
    <ul id="navigation-entries" className={styles.entries}>
      <WhoWeAreMenu />
      <li>
        <NavLink to="/research">Research</NavLink>
      </li>
      <li>
        <ExternalLink href={text('blog.url')}>Blog</ExternalLink>
      </li>
      <li>
        <NavLink to="/podcasts">Podcast</NavLink>
      </li>
      <li>
        <NavLink to="/conferences">Conferences</NavLink>
      </li>
      <li>
        <NavLink to="/contact">Contact Us</NavLink>
      </li>
      <li>
        <NavLink to="/support" className="btn btn-primary">
          Support Us
        </NavLink>
      </li>
    </ul>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > 4,
    () => false,
  );
}

function onScroll(look: () => void) {
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}
