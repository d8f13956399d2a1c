import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as messages from '#messages/navigation';
import { useEscape } from '../../ui/hooks/use-escape';
import { useStateResetOnNavigation } from '../../ui/hooks/use-state-reset-on-navigation';
import { Icon } from '../../ui/picture/icon';
import { TextPageLink, useTextPageLinks } from '../pages/text-page-link';
import * as styles from './navigation.module.scss';

const entries = [
  { to: '/about#who-we-are', name: messages.whoWeAre },
  { to: '/about#mission', name: messages.mission },
  { to: '/about#journey', name: messages.journey },
  { to: '/about#team', name: messages.team },
];

/** A hovered menu closes when the mouse leaves; one that was opened by click or key stays open. */
type MenuState = 'closed' | 'hovered' | 'pinned';

export function WhoWeAreMenu() {
  const { pathname } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  const pages = useTextPageLinks('menu');
  const isCurrent = pathname === '/about' || pages.some(({ slug }) => pathname === `/${encodeURIComponent(slug)}`);
  const [state, setState] = useStateResetOnNavigation<MenuState>('closed');

  // A hovered menu may be open while the focus is elsewhere, where onKeyDown does not hear Escape.
  useEscape(state === 'hovered', () => setState('closed'));

  const onHover = ({ pointerType }: PointerEvent, next: MenuState) =>
    pointerType === 'mouse' && state !== 'pinned' && setState(next);
  const onBlur = ({ relatedTarget }: FocusEvent) =>
    !item.current?.contains(relatedTarget) && state === 'pinned' && setState('closed');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state !== 'closed') {
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
        aria-controls="who-we-are-entries"
        data-current={isCurrent || undefined}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      >
        {messages.whoWeAre}
        <Icon name="chevron" />
      </button>
      <ul id="who-we-are-entries" className={styles.menu}>
        {entries.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} preventScrollReset={pathname === '/about'}>
              {name}
            </Link>
          </li>
        ))}
        {pages.map((page) => (
          <li key={page.slug}>
            <TextPageLink page={page} />
          </li>
        ))}
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
