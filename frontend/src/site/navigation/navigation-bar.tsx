import { parsePublishedLanguages, pathInLanguage } from '@majlis/contracts/shared/languages';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { language } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { PageNavigationContext } from '../../ui/page/page-navigation';
import { useIsHydrating } from '../../ui/page/prerender';
import { Icon } from '../../ui/picture/icon';
import { useContent } from '../../ui/text/content';
import * as styles from './navigation.module.scss';
import { SiteName, TextPageLink, useTextPageLinks } from './site-links';

export function NavigationBar() {
  const header = useRef<HTMLElement>(null);
  const isCrowded = useIsCrowded(header);
  useCloseMenu(header);
  return (
    <header
      ref={header}
      className={`${useIsScrolled() ? `${styles.header} ${styles.raised}` : styles.header} screen-only`}
    >
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
    const onFocus = ({ target }: globalThis.FocusEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('focusin', onFocus);
      // The cleanup runs at the next navigation, when the key changes.
      if (key) close();
    };
  }, [header, key]);
}

/** True if the site's name and the entries do not fit into one line, however wide the window is. */
function useIsCrowded(header: RefObject<HTMLElement | null>): boolean {
  const { text } = useContent();
  // The measured width is valid only for these words.
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
      // Entries in a popover cannot be measured; they are in one only where they do not fit into one line.
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

const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > 4,
    () => false,
  );

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * Links to this page in the other languages: one link, or several behind a button. They open another document, because a document
 * has the texts of one language.
 */
function LanguageLinks() {
  const { text } = useContent();
  const { pathname, search, hash } = useLocation();
  const { dialogPath } = useContext(PageNavigationContext);
  const path = dialogPath ?? pathname;
  // Query and hash are unknown to a prerendered page, and a dialog has none.
  const place = useIsHydrating() || dialogPath ? '' : search + hash;
  const links = parsePublishedLanguages(text('site.languages'))
    .filter(({ tag }) => tag !== language)
    .map((other) => (
      <li key={other.tag}>
        <a href={pathInLanguage(path, other) + place} hrefLang={other.tag} lang={other.tag}>
          {other.name}
        </a>
      </li>
    ));
  if (links.length < 2) return links;
  const label = (
    <span className={styles.languages}>
      <Icon name="globe" /> <span>{t('navigation.languages')}</span>
    </span>
  );
  return (
    <NavigationMenu id="language-entries" label={label}>
      {links}
    </NavigationMenu>
  );
}

const entries = [
  { to: '/about#who-we-are', name: t('navigation.whoWeAre') },
  { to: '/about#mission', name: t('navigation.mission') },
  { to: '/about#journey', name: t('navigation.journey') },
  { to: '/about#team', name: t('navigation.team') },
];

function WhoWeAreMenu() {
  const { pathname } = useLocation();
  const pages = useTextPageLinks('menu');
  const isCurrent = pathname === '/about' || pages.some(({ slug }) => pathname === `/${encodeURIComponent(slug)}`);
  return (
    <NavigationMenu id="who-we-are-entries" label={t('navigation.whoWeAre')} isCurrent={isCurrent}>
      {entries.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
      {pages.map((page) => (
        <li key={page.slug}>
          <TextPageLink page={page} />
        </li>
      ))}
    </NavigationMenu>
  );
}

/** A hovered menu closes when the mouse leaves; one that was opened by click or key stays open. */
type MenuState = 'closed' | 'hovered' | 'pinned';

type NavigationMenuProps = {
  id: string;
  label: ReactNode;
  isCurrent?: boolean;
  /** The links, each in an `<li>`. */
  children: ReactNode;
};

/** A button of the header with links under it. */
function NavigationMenu({ id, label, isCurrent, children }: NavigationMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  const [state, setState] = useStateResetOnNavigation<MenuState>('closed');

  // A hovered menu may be open while the focus is elsewhere, where onKeyDown does not hear Escape.
  useEscape(state === 'hovered', () => setState('closed'));

  const onHover = ({ pointerType }: PointerEvent, next: MenuState) =>
    pointerType === 'mouse' && state !== 'pinned' && setState(next);
  const onBlur = ({ relatedTarget }: FocusEvent) =>
    !item.current?.contains(relatedTarget) && state === 'pinned' && setState('closed');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state !== 'closed') {
      // On a phone the menu around this one stays open.
      event.preventDefault();
      event.stopPropagation();
      setState('closed');
      item.current?.querySelector('button')?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setState('pinned');
      moveFocus(item.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <li
      ref={item}
      className={styles.group}
      onPointerEnter={(event) => onHover(event, 'hovered')}
      onPointerLeave={(event) => onHover(event, 'closed')}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        aria-expanded={state !== 'closed'}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id} className={styles.menu}>
        {children}
      </ul>
    </li>
  );
}

function moveFocus(item: HTMLElement | null, step: 1 | -1) {
  // The menu must be rendered first, because hidden elements cannot be focused.
  setTimeout(() => {
    const focusable = [...(item?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const next = focusable.findIndex((stop) => stop.matches(':focus')) + step;
    focusable[(next + focusable.length) % focusable.length]?.focus();
  });
}

function useEscape(isOpen: boolean, close: () => void): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => event.key === 'Escape' && close());
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);
}

function useStateResetOnNavigation<State>(initial: State): [State, (state: State) => void] {
  const { key } = useLocation();
  const [stored, setStored] = useState({ visit: key, state: initial });
  if (stored.visit !== key) setStored({ visit: key, state: initial });
  return [stored.visit === key ? stored.state : initial, (state) => setStored({ visit: key, state })];
}
