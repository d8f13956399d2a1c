import type { Conference } from '@majlis/contracts/conferences/conferences';
import { bookingsOf, type ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { type MoveResult, movePath } from '@majlis/contracts/programme/session-moves';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { queriesUnder, query } from '../../../../api/query';
import { useEventCallback, useMediaQuery, useProgressiveCount } from '../../../../ui/hooks';
import { subjectOf } from '../../../rows/history/history-subject';
import { useUndo } from '../../../rows/history/use-undo';
import { sendWrite } from '../../../shell/api/write';
import { localDate } from '../../../shell/session-times';
import { useWriteTools } from '../../../shell/writes';
import { nextFreeTimes } from '../sessions/session-conflicts';
import { sessionResource } from '../sessions/session-resource';
import type { CardContext } from './grid-card';
import { describePlace, type Move, onDay, type Place, type ProgrammeData, placeDay, useProgramme } from './places';
import { instantOf } from './planned-days';
import { type GridParts, useCardPointer } from './use-card-pointer';
import { drawnSessionId, useCardKeys, useHeldSession } from './use-held-session';

type GridActions = { onOpen: (session: ProgrammeBooking) => void; onDraw: (place: Place) => void };

/** Keeps the day that is shown, and lets pointer and keys change its cards. */
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
  // The grid grows only for keys: a pointer would no longer be over the same place.
  const heldByKeys = held.heldSession?.by === 'keys' ? held.heldSession.place : undefined;
  const placed = useMemo(
    () => placeDay(sessions, day, timezone, rooms, shownRoom, heldByKeys),
    [sessions, day, timezone, rooms, shownRoom, heldByKeys],
  );

  // The count is kept here rather than in the list of cards, because a card that is to be focused may be in a later batch.
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

/** A phone shows one room: the chosen one, or the one to which keys have moved a session. */
function useShownRoom(heldIndex: number, count: number) {
  const isNarrow = useMediaQuery('(width < 640px)');
  const [chosen, chooseRoom] = useState(0);
  const index = heldIndex >= 0 ? heldIndex : Math.min(chosen, count - 1);
  return { shownIndex: isNarrow && count > 0 ? index : undefined, chooseRoom };
}

const firstHour = '09:00';
const hourMs = 3_600_000;

/** A session that is drawn by keys begins in the first free hour of the day. */
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

/** Returns the day in the address, or that of the session there; without one, today or the first day. */
function useShownDay(days: string[], today: string, dayOf: (sessionId: string) => string | undefined) {
  const [params, setParams] = useSearchParams();
  const sessionId = params.get('session');
  const named = params.get('day') ?? (sessionId && dayOf(sessionId));
  const day = [named, today].find((one) => one && days.includes(one)) ?? days[0] ?? '';
  const show = (next: string) => setParams({ day: next }, { replace: true });
  return { day, show, sessionId };
}

const keptFocusMs = 3000;

/** Focuses a card as soon as it is rendered: it may be on another day, or be rendered again elsewhere. */
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

const nowhere: ReadonlyMap<string, Place> = new Map();

/** Returns the sessions at their new places at once, and saves these in the background. */
function useMoveSessions(conference: Conference, saved: ProgrammeBooking[]) {
  const { id, timezone } = conference;
  const resource = sessionResource(conference);
  const { queryKey } = query(bookingsOf(id));
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  const [pending, setPending] = useState(nowhere);
  const bookings = useMemo(() => withChanges(saved, pending), [saved, pending]);

  const save = useMutation({
    // Requests run one after the other, so that each has the version that the one before it made.
    scope: { id: movePath(id) },
    mutationFn: (moves: Move[]) => {
      const versions = new Map(cache.getQueryData(queryKey)?.map((booking) => [booking.id, booking.version]));
      const sessions = moves.map(({ session, place }) => ({
        id: session.id,
        version: versions.get(session.id) ?? session.version,
        ...place,
      }));
      return sendWrite<MoveResult>('POST', movePath(id), { sessions });
    },
    onSuccess: async ({ result, change }, moves) => {
      const [first] = moves;
      const isOne = moves.length === 1 && first !== undefined;
      toast(t('sessionGrid.moved', { count: moves.length }), {
        detail: isOne ? describePlace(first.place, timezone) : undefined,
        actions: undo([change], isOne ? subjectOf(resource, first.session.id, first.session.title) : undefined),
      });
      // A list that was read before the move would bring the sessions back.
      await cache.cancelQueries({ queryKey });
      const moved = new Map(result.sessions.map((session) => [session.id, session]));
      cache.setQueryData(queryKey, (current) => current && withChanges(current, moved));
      // Other views of these times read them again when they are opened.
      void cache.invalidateQueries({ ...queriesUnder(...resource.invalidates), refetchType: 'none' });
    },
    onError: (error, moves) => {
      fail(t('sessionGrid.moveFailed', { count: moves.length }), error);
      return cache.invalidateQueries({ queryKey });
    },
    // The old places are dropped once the saved ones are rendered; otherwise the sessions would jump back.
    onSettled: (_result, _error, moves) =>
      notifyManager.schedule(() => setPending((current) => without(current, moves))),
  });

  function move(moves: Move[]) {
    setPending((current) => new Map([...current, ...moves.map(({ session, place }) => [session.id, place] as const)]));
    save.mutate(moves);
  }

  return { bookings, move };
}

function withChanges(
  bookings: ProgrammeBooking[],
  changes: ReadonlyMap<string, Partial<ProgrammeBooking>>,
): ProgrammeBooking[] {
  if (changes.size === 0) return bookings;
  return bookings.map((booking) => {
    const change = changes.get(booking.id);
    return change ? { ...booking, ...change } : booking;
  });
}

/** A session that was moved again meanwhile stays at the newer place. */
const without = (pending: ReadonlyMap<string, Place>, moves: Move[]): ReadonlyMap<string, Place> =>
  new Map([...pending].filter(([id, place]) => !moves.some((move) => move.session.id === id && move.place === place)));
