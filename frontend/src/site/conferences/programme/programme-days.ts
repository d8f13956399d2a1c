import { roomKey } from '@majlis/contracts/programme/rooms';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { dayId } from '../../../ui/time/dates';
import { describeZoneAt } from '../../../ui/time/time-zones';

/** Sessions with the same start. */
export type TimeSlot = {
  start: string;
  /** Undefined when the sessions end at different times. */
  end: string | undefined;
  /** Stored per slot, because daylight saving time may begin or end during a conference. */
  zoneLabel: string;
  sessions: AgendaSession[];
};

export type ProgrammeDay = { id: string; start: string; slots: TimeSlot[] };

/** `sessions` must be sorted by start. */
export function groupByDay(sessions: AgendaSession[], timeZone: string): ProgrammeDay[] {
  // Grouping by start first means fewer calls of the slow date formatting.
  const starts = [...groupBy(sessions, ({ startTime }) => startTime)].map(([start, together]) => ({
    start,
    day: dayId(start, timeZone),
    end: together.every(({ endTime }) => endTime === together[0].endTime) ? together[0].endTime : undefined,
    zoneLabel: describeZoneAt(start, timeZone),
    sessions: together,
  }));
  return [...groupBy(starts, ({ day }) => day)].map(([id, slots]) => ({
    id,
    start: slots[0].start,
    slots,
  }));
}

/** Keeps whole slots until they hold `count` sessions, so the result may hold a few more. */
export function takeFirstSessions(days: ProgrammeDay[], count: number): ProgrammeDay[] {
  let before = 0;
  const isWithin = (slot: TimeSlot): boolean => {
    before += slot.sessions.length;
    return before - slot.sessions.length < count;
  };
  return days
    .map((day) => {
      const slots = day.slots.filter(isWithin);
      return slots.length === day.slots.length ? day : { ...day, slots };
    })
    .filter(({ slots }) => slots.length > 0);
}

export const isPause = ({ sessionType }: AgendaSession): boolean =>
  sessionType === 'break' || sessionType === 'networking';

/**
 * Names that differ in spaces or capital letters are one room, with the name that comes first. Rooms that the conference lists come
 * first, in their order; Room 2 comes before Room 10.
 */
export function findRooms(sessions: AgendaSession[]) {
  const rooms = new Map(sessions.toReversed().map((session) => [roomKey(session.location), session]));
  const orderOf = (name: string) => rooms.get(roomKey(name))?.roomOrder ?? Number.MAX_SAFE_INTEGER;
  return {
    roomOf: ({ location }: AgendaSession) => rooms.get(roomKey(location))?.location.trim() ?? '',
    compareRooms: (one: string, other: string) =>
      orderOf(one) - orderOf(other) || one.localeCompare(other, undefined, { numeric: true }),
  };
}
