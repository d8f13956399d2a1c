import type { AgendaSession } from '@majlis/contracts/sessions';
import { formatDay } from '../../../ui/time/dates';
import { describeZoneAt } from '../../../ui/time/time-zones';

/** Sessions that begin together. */
export type TimeSlot = {
  start: string;
  /** Undefined when they end at different times. */
  end: string | undefined;
  /** What the zone is called then: clocks may change during a conference. */
  zoneLabel: string;
  sessions: AgendaSession[];
};

export type ProgrammeDay = { id: string; start: string; slots: TimeSlot[] };

/** A programme, which comes in the order of its starts, by the days and the times that clocks in a zone show. */
export function groupByDay(sessions: AgendaSession[], timeZone: string): ProgrammeDay[] {
  // By their starts first: there are fewer of those, and to say on which day one falls takes time.
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

/** '12-march-2026', as the address of the page names a day. */
const dayId = (instant: string, timeZone: string): string =>
  formatDay(instant, timeZone).toLowerCase().replaceAll(' ', '-');

function groupBy<T>(items: T[], key: (item: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** The slots with which the first `count` sessions begin, in their days. */
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
