import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { useEventCallback, useMediaQuery, useProgressiveCount } from '../../../../ui/hooks';
import { localDate } from '../../../shell/session-times';
import { nextFreeTimes } from '../sessions/next-free-times';
import type { CardContext } from './grid-card';
import { onDay, placeDay } from './place-day';
import type { Place } from './places';
import { instantOf } from './planned-days';
import { useCardKeys } from './use-card-keys';
import { type GridParts, useCardPointer } from './use-card-pointer';
import { drawnSessionId, useHeldSession } from './use-held-session';
import { useMoveSessions } from './use-move-sessions';
import { type ProgrammeData, useProgramme } from './use-programme';

type GridActions = { onOpen: (session: ProgrammeBooking) => void; onDraw: (place: Place) => void };

/** The day that is shown, and what pointer and keys do to its cards. */
export function useGridEditor(data: ProgrammeData, { onOpen, onDraw }: GridActions) {
  const { conference } = data;
  const { timezone } = conference;
  const { bookings, move } = useMoveSessions(conference, data.bookings);
  const planned = useProgramme({ ...data, bookings });
  const { days, own, byDay, dayOf, columns, hueOf, programme, counts } = planned;
  const findSession = (id: string) => own.find((session) => session.id === id);
  const [today] = useState(() => localDate(timezone, new Date().toISOString()));
  const { day, show, sessionId } = useShownDay(days, today, (id) => {
    const session = findSession(id);
    return session && dayOf(session);
  });
  const { focusCard, keepFocus } = useCardFocus(sessionId);
  const held = useHeldSession(programme, (session, place) => {
    if (session.id === drawnSessionId) return onDraw(place);
    if (held.heldSession?.by === 'keys') keepFocus(session);
    move([{ session, place }]);
  });

  const rooms = useMemo(() => columns.map(({ name }) => name), [columns]);
  const roomIndexOf = (location: string) => rooms.findIndex((room) => roomKey(room) === roomKey(location));
  const { shownIndex, chooseRoom } = useShownRoom(
    held.heldSession ? roomIndexOf(held.heldSession.place.location) : -1,
    rooms.length,
  );
  const shownRoom = shownIndex === undefined ? undefined : rooms[shownIndex];
  const sessions = byDay.get(day) ?? none;
  // The pointer would lose its place in a grid that grows.
  const heldByKeys = held.heldSession?.by === 'keys' ? held.heldSession.place : undefined;
  const placed = useMemo(
    () => placeDay(sessions, day, timezone, rooms, shownRoom, heldByKeys),
    [sessions, day, timezone, rooms, shownRoom, heldByKeys],
  );

  // In the editor rather than in the list of cards, because a card that is to have the focus may be in a later batch.
  const count = useProgressiveCount(placed.sessions.length, day, false);
  const shownCards = useMemo(() => placed.sessions.slice(0, count), [placed.sessions, count]);

  const parts: GridParts = { scroller: useRef(null), columns: useRef(null), tray: useRef(null), tabs: useRef(null) };
  const drawnSession = toDrawnSession(conference, day, shownRoom ?? rooms[0] ?? '', sessions);
  const shared = { findSession, drawnSession, onDrop: held.drop, onCancel: held.cancel };
  const pointer = useCardPointer({
    ...{ ...shared, parts, day: placed, onHold: held.drag, onTurnTo: show },
    placeOn: (session, on) => onDay(session, on, timezone, rooms),
  });
  const keys = useCardKeys({
    ...shared,
    sessions: placed.sessions,
    heldSession: held.heldSession,
    rooms,
    onPickUp: (session) => held.pickUp(session, onDay(session, day, timezone, rooms)),
    onHold: (session, place) => {
      if (dayOf(place) === day) held.step(session, place);
    },
  });
  const open = useEventCallback((session: ProgrammeBooking) => {
    if (!pointer.wasDragged()) onOpen(session);
  });

  function go(session: ProgrammeBooking) {
    if (days.includes(dayOf(session)) && dayOf(session) !== day) show(dayOf(session));
    const index = roomIndexOf(session.location);
    if (index >= 0) chooseRoom(index);
    focusCard(session);
  }

  const heldId = held.heldSession?.session.id;
  const context = useMemo(
    (): CardContext => ({
      ...{ timeZone: timezone, hueOf, conflictsOf: counts.bySession },
      ...{ tabStopId: keys.currentId, heldId, onOpen: open },
    }),
    [timezone, hueOf, counts, keys.currentId, heldId, open],
  );

  return {
    ...planned,
    ...{ day, show, sessions, rooms, shownIndex, chooseRoom },
    ...{ placed, shownCards, parts, held, move },
    handlers: {
      onPointerDown: pointer.onPointerDown,
      onClick: pointer.onClick,
      onKeyDown: keys.onKeyDown,
      onKeyUp: keys.onKeyUp,
      onFocus: keys.onFocus,
    },
    context,
    go,
  };
}

/** A phone shows one room: the chosen one, or that to which keys have moved a session. */
function useShownRoom(heldIndex: number, count: number) {
  const isNarrow = useMediaQuery('(width < 640px)');
  const [chosen, chooseRoom] = useState(0);
  const index = heldIndex >= 0 ? heldIndex : Math.min(chosen, count - 1);
  return { shownIndex: isNarrow && count > 0 ? index : undefined, chooseRoom };
}

const firstHour = '09:00';
const hourMs = 3_600_000;

/** By keys it begins in the first free hour of the day. */
function toDrawnSession(
  { id, title, timezone }: Conference,
  day: string,
  location: string,
  sessions: ProgrammeBooking[],
): ProgrammeBooking {
  const start = instantOf(day, firstHour, timezone);
  const hourBefore = {
    startTime: new Date(start - hourMs).toISOString(),
    endTime: new Date(start).toISOString(),
    location,
  };
  return {
    ...{ id: drawnSessionId, conferenceId: id, conferenceTitle: title, version: 0, title: t('sessionGrid.newSession') },
    ...{ sessionType: 'presentation', track: '', maxAttendees: null, speakers: [] },
    ...{ ...hourBefore, ...nextFreeTimes(hourBefore, sessions) },
  };
}

const none: ProgrammeBooking[] = [];

/** The day in the address, or that of the session there; without one it is today, or the first day. */
function useShownDay(days: string[], today: string, dayOf: (sessionId: string) => string | undefined) {
  const [params, setParams] = useSearchParams();
  const sessionId = params.get('session');
  const named = params.get('day') ?? (sessionId && dayOf(sessionId));
  const day = [named, today].find((one) => one && days.includes(one)) ?? days[0] ?? '';
  const show = (next: string) => setParams({ day: next }, { replace: true });
  return { day, show, sessionId };
}

const keptFocusMs = 3000;

/** Focuses a card as soon as it is there: it may be on another day, or be rendered again elsewhere. */
function useCardFocus(initialId: string | null) {
  const wanted = useRef(initialId === null ? undefined : { id: initialId, keptUntil: 0 });
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { id, keptUntil = 0 } = wanted.current ?? {};
    if (keptUntil > 0 && performance.now() > keptUntil) wanted.current = undefined;
    const card = id && document.getElementById(`session-${id}`);
    if (!card || (keptUntil > 0 && document.activeElement !== document.body)) return;
    wanted.current = undefined;
    card.focus({ preventScroll: true });
    const where = keptUntil > 0 ? 'nearest' : 'center';
    card.scrollIntoView({ block: where, inline: where });
  });

  function focusCard({ id }: ProgrammeBooking) {
    wanted.current = { id, keptUntil: 0 };
    render();
  }

  /** A card that moves in the list loses the focus to the page. */
  function keepFocus({ id }: ProgrammeBooking) {
    wanted.current = { id, keptUntil: performance.now() + keptFocusMs };
  }

  return { focusCard, keepFocus };
}
