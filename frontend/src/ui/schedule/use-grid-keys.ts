import { type KeyboardEvent, useRef, useState } from 'react';
import { findNeighbour, type Step } from './find-neighbour';
import type { PlacedSession } from './place-sessions';

/** Left and right are those of the screen. */
const stepsOfKeys: Record<string, [leftToRight: Step, rightToLeft: Step]> = {
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
  ArrowLeft: ['before', 'after'],
  ArrowRight: ['after', 'before'],
  Home: ['first', 'first'],
  End: ['last', 'last'],
};

/** Tab enters the grid at one session, the one that had the focus last, and arrow keys move between sessions. */
export function useGridKeys(sessions: PlacedSession<{ id: string }>[]) {
  const [focusedId, setFocusedId] = useState<string>();
  const column = useRef(0);
  const current = sessions.find(({ session }) => session.id === focusedId) ?? sessions[0];

  function onFocus({ target }: { target: EventTarget & Element }) {
    const id = target.closest('[data-id]')?.getAttribute('data-id');
    const placed = sessions.find(({ session }) => session.id === id);
    if (!placed) return;
    column.current = placed.room ?? column.current;
    setFocusedId(placed.session.id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !current) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepsOfKeys[event.key]?.[isRightToLeft ? 1 : 0];
    if (!step) return;
    event.preventDefault();
    const neighbour = findNeighbour(sessions, current, step, column.current);
    if (neighbour) document.getElementById(`session-${neighbour.session.id}`)?.focus();
  }

  return { currentId: current?.session.id, onFocus, onKeyDown };
}
