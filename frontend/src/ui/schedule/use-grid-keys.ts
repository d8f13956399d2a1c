import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlacedSession } from './place-sessions';

/** Left and right are directions on the screen. */
const stepsOfKeys: Record<string, [leftToRight: Step, rightToLeft: Step]> = {
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
  ArrowLeft: ['before', 'after'],
  ArrowRight: ['after', 'before'],
  Home: ['first', 'first'],
  End: ['last', 'last'],
};

/** Tab enters the grid at the session that had the focus last; arrow keys move between sessions. */
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

export type Step = 'before' | 'after' | 'up' | 'down' | 'first' | 'last';

/** `column` is where the reader came from, because a session across all rooms has no column. */
export function findNeighbour<Session>(
  sessions: PlacedSession<Session>[],
  current: PlacedSession<Session>,
  step: Step,
  column: number,
): PlacedSession<Session> | undefined {
  const ofColumn = sessions.filter(({ room }) => room === undefined || room === (current.room ?? column));
  switch (step) {
    case 'first':
      return sessions[0];
    case 'last':
      return sessions.at(-1);
    // Up and down also visit sessions that stand beside each other, one after the other.
    case 'up':
      return ofColumn[ofColumn.indexOf(current) - 1];
    case 'down':
      return ofColumn[ofColumn.indexOf(current) + 1];
    default:
      return findBeside(sessions, current, step === 'after' ? 1 : -1);
  }
}

/** Returns the session at the same time in the next lane or room, or else the one nearest in time in the next room. */
function findBeside<Session>(
  sessions: PlacedSession<Session>[],
  current: PlacedSession<Session>,
  direction: 1 | -1,
): PlacedSession<Session> | undefined {
  const { room, lane } = current;
  const parallel = sessions.filter((one) => minutesBetween(one, current) === 0);
  const inLane = parallel.filter((one) => one.room === room && one.lane === lane + direction);
  if (inLane.length > 0 || room === undefined) return nearest(inLane, current);
  const distanceTo = (one: PlacedSession<Session>) => ((one.room ?? room) - room) * direction;
  const rooms = parallel.map(distanceTo).filter((distance) => distance > 0);
  const distance = rooms.length > 0 ? Math.min(...rooms) : 1;
  const inRoom = sessions.filter((one) => distanceTo(one) === distance);
  // If a room has several lanes, the nearest one is entered.
  return nearest(direction === 1 ? inRoom : inRoom.reverse(), current);
}

function nearest<Session>(
  sessions: PlacedSession<Session>[],
  to: PlacedSession<Session>,
): PlacedSession<Session> | undefined {
  const distance = (one: PlacedSession<Session>) => minutesBetween(one, to) * 10_000 + Math.abs(one.from - to.from);
  return sessions.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Returns 0 if the sessions overlap. */
function minutesBetween(one: PlacedSession<unknown>, other: PlacedSession<unknown>): number {
  const [earlier, later] = one.from <= other.from ? [one, other] : [other, one];
  return later === earlier ? 0 : Math.max(0, later.from - earlier.from - earlier.minutes + 1);
}
