import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type Room, roomKey } from '@majlis/contracts/programme/rooms';
import { typesWithoutPart } from '@majlis/contracts/programme/session-parts';
import { addDaysKeepingLocalTime, shiftZoneKeepingLocalTime } from '@majlis/contracts/shared/zoned-times';
import { formatShortDay } from '../../../../ui/time/dates';
import { localDate } from '../../../shell/session-times';

type Dated = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;

/** More tabs would not fit above the grid. Sessions on later days count as not placed. */
const maxDays = 60;

/** Returns the days of the conference in its zone, like '2026-12-12'. */
export function listDays({ startDate, endDate, timezone }: Dated): string[] {
  const last = localDate(timezone, endDate);
  const days = [localDate(timezone, startDate)];
  for (let count = 1; count < maxDays; count++) {
    const day = localDate(timezone, addDaysKeepingLocalTime(count, startDate, timezone));
    if (day > last) break;
    days.push(day);
  }
  return days;
}

/** Returns a clock time of a day in milliseconds since 1970. A time that the zone skips is moved forward by the gap. */
export const instantOf = (day: string, time: string, timeZone: string): number =>
  Date.parse(shiftZoneKeepingLocalTime(timeZone, `${day}T${time}:00.000Z`, 'UTC'));

export const formatDay = (day: string, timeZone: string): string =>
  formatShortDay(new Date(instantOf(day, '12:00', timeZone)).toISOString(), timeZone);

export type DayOf = (session: Pick<ProgrammeBooking, 'startTime'>) => string;

/** Caches the days on which sessions begin: many begin at the same time, and formatting a date is slow. */
export function cacheDays(timeZone: string): DayOf {
  const days = new Map<string, string>();
  return ({ startTime }) => {
    const day = days.get(startTime) ?? localDate(timeZone, startTime);
    days.set(startTime, day);
    return day;
  };
}

export type PlannedDays = { byDay: ReadonlyMap<string, ProgrammeBooking[]>; unplaced: ProgrammeBooking[] };

/** A session is not placed if it lacks a room that its type needs, or is outside the days of the conference. */
export function groupByDay(sessions: ProgrammeBooking[], days: string[], dayOf: DayOf): PlannedDays {
  const byDay = new Map<string, ProgrammeBooking[]>(days.map((day) => [day, []]));
  const unplaced: ProgrammeBooking[] = [];
  for (const session of sortByTime(sessions)) {
    const ofDay = hasPlace(session) ? byDay.get(dayOf(session)) : undefined;
    (ofDay ?? unplaced).push(session);
  }
  return { byDay, unplaced };
}

export const hasPlace = ({ location, sessionType }: Pick<ProgrammeBooking, 'location' | 'sessionType'>): boolean =>
  roomKey(location) !== '' || typesWithoutPart.room.includes(sessionType);

/** Instants all have the same format, and comparing them as texts is fast. */
const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const sortByTime = (sessions: ProgrammeBooking[]) =>
  sessions.toSorted((one, other) => compareTexts(one.startTime, other.startTime) || compareTexts(one.id, other.id));

export type RoomColumn = { name: string; capacity: number | null };

const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns the active rooms in their order, then those that only sessions name. */
export function listColumns(rooms: Room[], sessions: ProgrammeBooking[]): RoomColumn[] {
  const used = new Map<string, string>();
  for (const { location } of sessions) {
    const key = roomKey(location);
    if (key !== '' && !used.has(key)) used.set(key, location.trim().replace(/\s+/g, ' '));
  }
  const listed = rooms
    .filter(({ name, isActive }) => isActive || used.has(roomKey(name)))
    .toSorted((one, other) => one.order - other.order);
  for (const { name } of listed) used.delete(roomKey(name));
  const others = [...used.values()].toSorted(compare).map((name) => ({ name, capacity: null }));
  return [...listed.map(({ name, capacity }) => ({ name, capacity })), ...others];
}
