import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { dayId } from '../../../ui/time/day-id';
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

export function groupBy<T, Key>(items: T[], key: (item: T) => Key): Map<Key, [T, ...T[]]> {
  const groups = new Map<Key, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
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
