import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#messages';
import { useEventCallback } from '../../../../ui/hooks/use-event-callback';
import { AutoText } from '../../../../ui/text/auto-text';
import * as styles from './grid-rooms.module.scss';

type GridRoomsProps = { rooms: string[]; scroller: RefObject<HTMLDivElement | null> };

/** The heads of the columns, which follow the grid sideways. On a phone they are buttons that show a room. */
export function GridRooms({ rooms, scroller }: GridRoomsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Undefined while several rooms are in view. */
  const [current, setCurrent] = useState<number>();

  const follow = useEventCallback(() => {
    const [heads, grid] = [list.current, scroller.current];
    if (!heads || !grid) return;
    if (!snapsToRooms(grid)) {
      setCurrent(undefined);
      heads.scrollLeft = grid.scrollLeft;
      return;
    }
    const index = Math.round(Math.abs(grid.scrollLeft) / columnWidth(grid, rooms.length)) || 0;
    setCurrent(index);
    const head = heads.children[index];
    if (index !== current && head instanceof HTMLElement)
      heads.scrollTo({ left: head.offsetLeft - (heads.clientWidth - head.offsetWidth) / 2 });
  });
  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    const observer = new ResizeObserver(follow);
    observer.observe(grid);
    grid.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      grid.removeEventListener('scroll', follow);
    };
  }, [scroller, follow]);

  function show(index: number) {
    const grid = scroller.current;
    if (!grid) return;
    const direction = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
    grid.scrollTo({ left: direction * index * columnWidth(grid, rooms.length) });
  }

  return (
    <ul ref={list} className={styles.rooms} aria-label={t('programme.rooms')}>
      {rooms.map((room, index) => (
        <li key={room}>
          {current !== undefined ? (
            <button type="button" aria-pressed={index === current} onClick={() => show(index)}>
              <AutoText text={room || t('programme.noRoom')} />
            </button>
          ) : (
            <AutoText text={room || t('programme.noRoom')} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The style sheet decides which screens are so narrow that they show one room at a time. */
const snapsToRooms = (grid: Element): boolean => getComputedStyle(grid).scrollSnapType !== 'none';

/** The time axis stays in view, so that all columns can be scrolled but the last. */
const columnWidth = (grid: Element, rooms: number): number => (grid.scrollWidth - grid.clientWidth) / (rooms - 1);
