import { useLayoutEffect, useRef } from 'react';
import { scrollingAround } from './scroll-at-edge';

type Held = { row: HTMLElement; top: number; pressed?: Element | null };

/**
 * Holds a row where it is on the screen while the next drawing puts it elsewhere in its list: pressed again in the same
 * place, it is the same row that goes on. The move can take the focus from what was pressed, which may have reached its end.
 */
export function useStayOnScreen(): (row: HTMLElement) => void {
  const held = useRef<Held>(undefined);

  useLayoutEffect(() => {
    if (!held.current) return;
    const { row, top, pressed } = held.current;
    held.current = undefined;
    const by = row.getBoundingClientRect().top - top;
    if (by !== 0) (scrollingAround(row) ?? window).scrollBy({ top: by, behavior: 'instant' });
    if (!pressed) return;
    const next = pressed.matches(':enabled') ? pressed : row.querySelector('button:enabled');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });

  return (row) => {
    const { activeElement } = document;
    const pressed = row.contains(activeElement) ? activeElement : null;
    held.current = { row, top: row.getBoundingClientRect().top, pressed };
  };
}
