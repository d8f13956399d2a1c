import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/use-content';
import { LanguageLinks } from './language-links';
import * as styles from './navigation.module.scss';
import { SiteName } from './site-name';
import { WhoWeAreMenu } from './who-we-are-menu';

export function NavigationBar() {
  const header = useRef<HTMLElement>(null);
  const isCrowded = useIsCrowded(header);
  useCloseMenu(header);
  return (
    <header ref={header} className={useIsScrolled() ? `${styles.header} ${styles.raised}` : styles.header}>
      <nav
        className={`page-width ${styles.navigation}`}
        aria-label={t('navigation.mainNavigation')}
        data-crowded={isCrowded || undefined}
      >
        <SiteName />
        {/* The browser itself opens a popover, also while no script runs yet. */}
        <button type="button" className={styles.toggle} popoverTarget="navigation-entries">
          <span className={styles.whenClosed}>
            <Icon name="menu" /> {t('navigation.menu')}
          </span>
          <span className={styles.whenOpen}>
            <Icon name="close" /> <span aria-hidden="true">{t('navigation.close')}</span>
            <span className="visually-hidden">{t('navigation.closeMenu')}</span>
          </span>
        </button>
        <NavigationEntries />
      </nav>
    </header>
  );
}

const entriesIn = (header: RefObject<HTMLElement | null>) =>
  header.current?.querySelector<HTMLElement>('#navigation-entries');

/** Closes the menu of a small screen on navigation and when the focus leaves the header. */
function useCloseMenu(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const close = () => entriesIn(header)?.hidePopover?.();
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('focusin', onFocus);
      // The next address has another key.
      if (key) close();
    };
  }, [header, key]);
}

/** True where the name and the entries have no room in one line, however wide the window is. */
function useIsCrowded(header: RefObject<HTMLElement | null>): boolean {
  const { text } = useContent();
  // Other words need another width.
  const words = `${text('site.name')} ${text('site.languages')}`;
  const [needed, setNeeded] = useState({ words, inlineSize: 0 });
  const [available, setAvailable] = useState(Number.POSITIVE_INFINITY);
  const isCrowded = needed.words === words && needed.inlineSize > available;
  useLayoutEffect(() => {
    const bar = header.current?.querySelector('nav');
    const entries = entriesIn(header);
    if (!bar || !entries) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(bar);
      setAvailable(bar.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd));
      // The entries are in a popover only where they do not fit into one line.
      if (isCrowded || getComputedStyle(entries).position === 'fixed') return;
      const [name] = bar.children;
      const inlineSize = (name?.scrollWidth ?? 0) + Number.parseFloat(columnGap) + entries.scrollWidth;
      setNeeded({ words, inlineSize });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [bar, entries]) observer.observe(element);
    return () => observer.disconnect();
  }, [header, words, isCrowded]);
  return isCrowded;
}

function NavigationEntries() {
  const { text } = useContent();
  const { pathname } = useLocation();
  return (
    <ul id="navigation-entries" className={styles.entries} popover="auto">
      <WhoWeAreMenu />
      <li>
        <NavLink to="/research">{t('navigation.research')}</NavLink>
      </li>
      <li data-current={pathname === '/blog' || undefined}>
        <ExternalLink href={text('blog.url')}>
          {t('navigation.blog')} <Icon name="external" />
        </ExternalLink>
      </li>
      <li>
        <NavLink to="/podcasts">{t('navigation.podcast')}</NavLink>
      </li>
      <li>
        <NavLink to="/conferences">{t('navigation.conferences')}</NavLink>
      </li>
      <li>
        <NavLink to="/contact">{t('navigation.contact')}</NavLink>
      </li>
      <li>
        <NavLink to="/support" className="btn btn-primary">
          {t('navigation.support')}
        </NavLink>
      </li>
      <li>
        <NavLink to="/search" className={styles.search}>
          <Icon name="search" /> {t('navigation.search')}
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
