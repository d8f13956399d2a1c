import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type AcceptedConflict,
  type Conflict,
  findConflicts,
  findConflictsOf,
  type Programme,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { type Room, roomKey } from '@majlis/contracts/programme/rooms';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { useDeferredValue, useMemo } from 'react';
import { t } from '#messages/staff';
import { huesOf, minuteMs, type PlacedDay, placeSessions } from '../../../../ui/schedule/place-sessions';
import { formatShortDay, formatTimeRange } from '../../../../ui/time/dates';
import { localDate } from '../../../shell/session-times';
import { describeConflictOf, isOpenClash } from '../sessions/session-conflicts';
import { cacheDays, type DayOf, groupByDay, hasPlace, instantOf, listColumns, listDays } from './planned-days';

/** Where a session takes place, and when. */
export type Place = Pick<ProgrammeBooking, 'startTime' | 'endTime' | 'location'>;

export type Move = { session: ProgrammeBooking; place: Place };

export const stepMinutes = 5;
const stepMs = stepMinutes * minuteMs;

const toStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes;

const toIso = (ms: number) => new Date(ms).toISOString();

const lengthOf = ({ startTime, endTime }: Place): number => Date.parse(endTime) - Date.parse(startTime);

/** `start` is in milliseconds since 1970. */
const startAt = (place: Place, start: number): Place => ({
  ...place,
  startTime: toIso(start),
  endTime: toIso(start + lengthOf(place)),
});

/** A session lasts at least one step. `end` is in milliseconds since 1970. */
export const endAt = (place: Place, end: number): Place => ({
  ...place,
  endTime: toIso(Math.max(end, Date.parse(place.startTime) + stepMs)),
});

export const shiftBy = (place: Place, minutes: number): Place =>
  startAt(place, Date.parse(place.startTime) + minutes * minuteMs);

export const lengthenBy = (place: Place, minutes: number): Place =>
  endAt(place, Date.parse(place.endTime) + minutes * minuteMs);

/** Moves a place to the next room in a direction; the first or last one stays. A session without a room gets the first one. */
export function nextRoom(place: Place, rooms: string[], by: 1 | -1): Place {
  const index = rooms.findIndex((room) => roomKey(room) === roomKey(place.location));
  const location = index < 0 ? rooms[0] : rooms[index + by];
  return location === undefined ? place : { ...place, location };
}

export const placeOf = ({ startTime, endTime, location }: Place): Place => ({ startTime, endTime, location });

export const isSamePlace = (one: Place, other: Place): boolean =>
  Date.parse(one.startTime) === Date.parse(other.startTime) &&
  Date.parse(one.endTime) === Date.parse(other.endTime) &&
  roomKey(one.location) === roomKey(other.location);

type Point = { x: number; y: number };
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Columns = { rooms: string[]; start: number; minutes: number };

export type Grip = {
  place: Place;
  /** With `create`, the session reaches from where the pointer was pressed to where it is. */
  mode: 'move' | 'lengthen' | 'create';
  /** Minutes from the start of the session, or from the end that is pulled, to the pointer. */
  offset: number;
  /** True for a session across all rooms, which stays so wherever the pointer is. */
  isForAllRooms: boolean;
};

/** Returns the place of a held session for this position of the pointer. `box` is that of the columns. */
export function placeUnder({ x, y }: Point, box: Box, { rooms, start, minutes }: Columns, grip: Grip): Place {
  const minute = toStep(((y - box.top) / box.height) * minutes - grip.offset);
  if (grip.mode === 'create') {
    const pointer = start + Math.max(0, Math.min(minute, minutes)) * minuteMs;
    return {
      ...grip.place,
      startTime: toIso(Math.min(pointer, Date.parse(grip.place.startTime))),
      endTime: toIso(Math.max(pointer, Date.parse(grip.place.endTime))),
    };
  }
  if (grip.mode === 'lengthen') return endAt(grip.place, start + minute * minuteMs);
  const from = clamp(minute, minutes - stepMinutes);
  const moved = startAt(grip.place, start + from * minuteMs);
  const location = rooms[clamp(Math.floor(((x - box.left) / box.width) * rooms.length), rooms.length - 1)];
  return grip.isForAllRooms || location === undefined ? moved : { ...moved, location };
}

const cellMinutes = 15;

/** Returns the quarter of an hour of the room under the pointer, where a new session begins. */
export function cellUnder(point: Point, box: Box, columns: Columns): Place {
  const minute = Math.floor((((point.y - box.top) / box.height) * columns.minutes) / cellMinutes) * cellMinutes;
  const start = columns.start + minute * minuteMs;
  const place = { startTime: toIso(start), endTime: toIso(start + cellMinutes * minuteMs), location: '' };
  const grip: Grip = { place, mode: 'move', offset: 0, isForAllRooms: false };
  return { ...place, location: placeUnder(point, box, columns, grip).location };
}

const newSessionMinutes = 60;

/** Turns a pressed cell into a session of an hour, or until the next session of its room. */
export function growCell(cell: Place, sessions: Place[]): Place {
  const start = Date.parse(cell.startTime);
  const next = sessions
    .filter(({ location }) => [roomKey(cell.location), ''].includes(roomKey(location)))
    .map(({ startTime }) => Date.parse(startTime))
    .filter((time) => time > start);
  return endAt(cell, Math.min(start + newSessionMinutes * minuteMs, ...next));
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** Example: 'Sat 12 Dec, 09:00–10:00, Great Hall' */
export const describePlace = ({ startTime, endTime, location }: Place, timeZone: string): string =>
  [formatShortDay(startTime, timeZone), formatTimeRange(startTime, endTime, timeZone), location]
    .filter(Boolean)
    .join(t('lists.listSeparator'));

/** Every day has at least these hours, so that there is space to drag a session to. */
const [firstHour, lastHour] = ['08:00', '20:00'];

/** `sessions` are those of one day; `only` limits them to one room and those across all rooms. The hours also include `held`. */
export function placeDay(
  sessions: ProgrammeBooking[],
  day: string,
  timeZone: string,
  rooms: string[],
  only?: string,
  held?: Place,
): PlacedDay<ProgrammeBooking> {
  const names = new Map(rooms.map((room) => [roomKey(room), room]));
  const indices = new Map(rooms.map((room, index) => [room, index]));
  const roomOf = ({ location }: ProgrammeBooking) => names.get(roomKey(location)) ?? '';
  const shown = only === undefined ? sessions : sessions.filter((session) => ['', only].includes(roomOf(session)));
  // Sessions without a room overlap with others, so they come last.
  const position = (room: string) => indices.get(room) ?? rooms.length;
  return placeSessions(shown, timeZone, {
    roomOf,
    compareRooms: (one, other) => position(one) - position(other),
    isForAllRooms: (session) => roomOf(session) === '',
    rooms: only === undefined ? rooms : [only],
    hours: {
      from: Math.min(instantOf(day, firstHour, timeZone), ...startOf(held)),
      until: Math.max(instantOf(day, lastHour, timeZone), ...endOf(held)),
    },
  });
}

const startOf = (held: Place | undefined) => (held ? [Date.parse(held.startTime)] : []);
const endOf = (held: Place | undefined) => (held ? [Date.parse(held.endTime)] : []);

/** Returns the place of the session at the same time of the given day, in the first room if it needs one and has none. */
export function onDay(session: ProgrammeBooking, day: string, timeZone: string, rooms: string[]): Place {
  const place = placeOf(session);
  const [firstRoom = ''] = rooms;
  const inRoom = hasPlace(session) ? place : { ...place, location: firstRoom };
  if (localDate(timeZone, session.startTime) === day) return inRoom;
  return startAt(inRoom, instantOf(day, toLocalDateTime(session.startTime, timeZone).slice(11), timeZone));
}

export type ProgrammeData = {
  conference: Conference;
  bookings: ProgrammeBooking[];
  rooms: Room[];
  accepted: AcceptedConflict[];
};

/** Reads the sessions and rooms that the grid shows, and finds the conflicts among them. */
export function useProgramme({ conference, bookings, rooms, accepted }: ProgrammeData) {
  const { id, timezone } = conference;
  const days = useMemo(() => listDays(conference), [conference]);
  const own = useMemo(() => bookings.filter(({ conferenceId }) => conferenceId === id), [bookings, id]);
  const dayOf = useMemo(() => cacheDays(timezone), [timezone]);
  const { byDay, unplaced } = useMemo(() => groupByDay(own, days, dayOf), [own, days, dayOf]);
  const columns = useMemo(() => listColumns(rooms, own), [rooms, own]);
  const hueOf = useMemo(() => huesOf(own), [own]);
  const programme = useMemo(
    (): Programme => ({ conference, bookings, rooms, accepted }),
    [conference, bookings, rooms, accepted],
  );
  // A drop is drawn first, and its conflicts are found after that.
  const deferred = useDeferredValue(programme);
  const conflicts = useMemo(() => findConflicts(deferred), [deferred]);
  const counts = useMemo(() => countConflicts(conflicts, id, dayOf), [conflicts, id, dayOf]);
  return { days, own, byDay, unplaced, dayOf, columns, hueOf, programme, conflicts, counts };
}

/** Counts the open conflicts of each session, and of each day on which a session with a conflict begins. */
function countConflicts(conflicts: Conflict[], id: string, dayOf: DayOf) {
  const bySession = new Map<string, number>();
  const byDay = new Map<string, number>();
  for (const { sessions } of conflicts.filter(isOpenClash)) {
    const own = sessions.filter(({ conferenceId }) => conferenceId === id);
    for (const session of own) bySession.set(session.id, (bySession.get(session.id) ?? 0) + 1);
    for (const day of new Set(own.map(dayOf))) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return { bySession, byDay };
}

/** Returns one line for each conflict that the session would have at this place. */
export const describeConflictsAt = (programme: Programme, session: ProgrammeBooking, place: Place): string[] =>
  findConflictsOf({ ...session, ...place }, programme)
    .filter(({ kind, accepted }) => accepted === null && kind !== 'missing-speakers')
    .map((conflict) => describeConflictOf(session.id, conflict));
