import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '#messages/staff';
import { Icon, IconButton } from '../shell/buttons';
import { Menu } from '../shell/menu';
import * as styles from './row-order.module.scss';

type RowOrderProps = { id: string; ids: string[]; name: string; sortable: ReturnType<typeof useSortableRows> };

/** The handle of a row and its number, which opens the other ways to move it. */
export const RowOrder = ({ className = '', ...row }: RowOrderProps & { className?: string }) => (
  <span className={`${styles.rowOrder} ${className}`}>
    <IconButton
      icon="grip"
      {...row.sortable.handle(row.id)}
      className={styles.handle}
      aria-label={t('rows.moveRow', { name: row.name })}
    />
    <RowPosition {...row} />
  </span>
);

export function RowPosition({ id, ids, name, sortable }: RowOrderProps) {
  const index = ids.indexOf(id);
  const last = ids.length - 1;
  const places = [
    { label: t('rows.moveUp'), icon: 'up', place: index - 1, isDisabled: index === 0 },
    { label: t('rows.moveDown'), icon: 'down', place: index + 1, isDisabled: index === last },
    { label: t('rows.moveToTop'), icon: 'first', place: 0, isDisabled: index === 0 },
    { label: t('rows.moveToEnd'), icon: 'last', place: last, isDisabled: index === last },
  ] as const;
  return (
    <Menu
      className={styles.position}
      aria-label={t('rows.orderOf', { name, order: index + 1 })}
      label={
        <>
          {index + 1} <Icon name="down" />
        </>
      }
    >
      {places.map(({ label, icon, place, isDisabled }) => (
        <button
          key={label}
          type="button"
          className="menu-entry"
          disabled={isDisabled}
          onClick={() => sortable.place(id, place)}
        >
          <Icon name={icon} /> {label}
        </button>
      ))}
    </Menu>
  );
}

type Drag = { id: string; dropIndex: number };

const autoScrollIntervalMs = 30;

/**
 * Spread `row(id)` on a row and `handle(id)` on its handle, and show `liveMessage` to screen readers. infra/adr/frontend.md says why
 * this is no library.
 */
export function useSortableRows(ids: string[], nameOf: (id: string) => string, onOrder: (ids: string[]) => void) {
  const rows = useRef(new Map<string, HTMLElement>());
  const [liveMessage, setLiveMessage] = useState('');
  const anchorRow = useScrollAnchor();
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointerY = useRef<number>(undefined);

  function move(id: string, index: number) {
    if (index === ids.indexOf(id)) return;
    const newIds = moveTo(ids, id, index);
    setLiveMessage(t('crud.nowAtPosition', { name: nameOf(id), position: newIds.indexOf(id) + 1, count: ids.length }));
    onOrder(newIds);
  }

  /** Moves a row whose button was pressed. */
  function place(id: string, index: number) {
    const row = rows.current.get(id);
    if (!row || !(index in ids)) return;
    anchorRow(row);
    move(id, index);
  }

  function dragTo(id: string, y: number) {
    const boxes = ids.filter((other) => other !== id).map((other) => rows.current.get(other)?.getBoundingClientRect());
    const middles = boxes.map((box) => (box ? box.top + box.height / 2 : 0));
    setDrag({ id, dropIndex: dropIndexAt(middles, y) });
    autoScroll(rows.current.get(id), y);
  }

  const isDragging = drag !== null;
  const continueDrag = useEffectEvent(
    () => drag && pointerY.current !== undefined && dragTo(drag.id, pointerY.current),
  );
  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => continueDrag(), autoScrollIntervalMs);
    return () => clearInterval(timer);
  }, [isDragging]);

  function dropSide(id: string): 'before' | 'after' | undefined {
    if (!drag || drag.id === id) return undefined;
    const others = ids.filter((other) => other !== drag.id);
    if (others[drag.dropIndex] === id) return 'before';
    return drag.dropIndex === others.length && others.at(-1) === id ? 'after' : undefined;
  }

  const row = (id: string) => ({
    ref: (element: HTMLElement | null) => {
      if (element) rows.current.set(id, element);
      else rows.current.delete(id);
    },
    'data-dragged': drag?.id === id || undefined,
    'data-drop': dropSide(id),
  });

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointerY.current = undefined;
      setDrag({ id, dropIndex: ids.indexOf(id) });
    },
    onPointerMove(event: PointerEvent) {
      pointerY.current = event.clientY;
      if (drag) dragTo(id, event.clientY);
    },
    onPointerUp() {
      if (drag) move(id, drag.dropIndex);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (event.key === 'Escape') setDrag(null);
      if (by === undefined) return;
      event.preventDefault();
      place(id, ids.indexOf(id) + by);
    },
  });

  return { row, handle, place, liveMessage };
}

export function moveTo(ids: string[], id: string, index: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, index), 0, id);
}

export const dropIndexAt = (middles: number[], y: number): number => middles.filter((middle) => middle < y).length;

const scrollMarginPx = 80;
const scrollStepPx = 14;

function autoScroll(row: HTMLElement | undefined, y: number): void {
  const container = row && scrollContainerOf(row);
  const { top, bottom } = container?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const margin = Math.min(scrollMarginPx, (bottom - top) / 4);
  if (y < top + margin) (container ?? window).scrollBy(0, -scrollStepPx);
  if (y > bottom - margin) (container ?? window).scrollBy(0, scrollStepPx);
}

function scrollContainerOf(element: HTMLElement): HTMLElement | undefined {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return undefined;
  const scrolls = parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return scrolls ? parent : scrollContainerOf(parent);
}

/** Keeps a moved row at its place on the screen, so that repeated presses of its button move the same row. */
function useScrollAnchor(): (row: HTMLElement) => void {
  const anchor = useRef<{ row: HTMLElement; top: number; pressed?: Element | null }>(undefined);

  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { row, top, pressed } = anchor.current;
    anchor.current = undefined;
    const by = row.getBoundingClientRect().top - top;
    if (by !== 0) (scrollContainerOf(row) ?? window).scrollBy({ top: by, behavior: 'instant' });
    if (!pressed) return;
    const next = pressed.matches(':enabled') ? pressed : row.querySelector('button:enabled');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });

  return (row) => {
    const { activeElement } = document;
    const pressed = row.contains(activeElement) ? activeElement : null;
    anchor.current = { row, top: row.getBoundingClientRect().top, pressed };
  };
}
