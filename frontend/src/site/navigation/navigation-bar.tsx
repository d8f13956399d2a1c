import { useRef, useState, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ExternalLink } from '../../ui/external-link';
import { Icon } from '../../ui/icon';
import { useContent } from '../../ui/use-content';
import { useEscape } from '../../ui/use-escape';
import { SiteName } from './site-name';
import { WhoWeAreMenu } from './who-we-are-menu';

export function NavigationBar() {
  // Every visit has a key of its own: the menu is open in the visit in which it was opened, so following a link closes it.
  const [openIn, setOpenIn] = useState<string>();
  const { key } = useLocation();
  const isOpen = openIn === key;

  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setOpenIn(undefined);
    toggle.current?.focus();
  });

  return (
    <header className={useIsScrolled() ? 'site-header site-header-raised' : 'site-header'}>
      <nav className="page-width navigation" aria-label="Main">
        <SiteName />
        <button
          ref={toggle}
          type="button"
          className="navigation-toggle"
          aria-expanded={isOpen}
          aria-controls="navigation-entries"
          onClick={() => setOpenIn(isOpen ? undefined : key)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span>Menu</span>
        </button>
        <NavigationEntries isOpen={isOpen} />
      </nav>
    </header>
  );
}

function NavigationEntries({ isOpen }: { isOpen: boolean }) {
  const { text } = useContent();
  return (
    <ul
      id="navigation-entries"
      className={isOpen ? 'navigation-entries navigation-entries-open' : 'navigation-entries'}
    >
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
