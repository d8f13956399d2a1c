import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/picture/icon';
import * as styles from './navigation.module.scss';

/** A hovered menu closes when the mouse leaves; one that was opened by click or key stays open. */
type MenuState = 'closed' | 'hovered' | 'pinned';

type NavigationMenuProps = {
  id: string;
  label: ReactNode;
  isCurrent?: boolean;
  /** List items. */
  children: ReactNode;
};

/** A button of the header with links under it. */
export function NavigationMenu({ id, label, isCurrent, children }: NavigationMenuProps) {
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
      // The menu of a phone around it stays open.
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
