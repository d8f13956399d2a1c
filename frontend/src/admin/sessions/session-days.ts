import type { Session } from '@majlis/contracts/sessions';
import { formatWeekday } from '../../ui/time/dates';
import { dayIn } from './session-times';

export type SessionDay = { day: string; name: string; sessions: Session[] };

/** By start, then by the order that staff gave them. */
export const inTimeOrder = (sessions: Session[]): Session[] =>
  sessions.toSorted(
    (one, other) =>
      Date.parse(one.startTime) - Date.parse(other.startTime) ||
      one.sessionOrder - other.sessionOrder ||
      one.title.localeCompare(other.title),
  );

/** Sessions in their order, by the day on which they begin in the conference's zone. */
export function daysOf(sessions: Session[], timeZone: string): SessionDay[] {
  const days = new Map<string, SessionDay>();
  for (const session of sessions) {
    const day = dayIn(timeZone, session.startTime);
    const known = days.get(day) ?? { day, name: formatWeekday(session.startTime, timeZone), sessions: [] };
    known.sessions.push(session);
    days.set(day, known);
  }
  return [...days.values()];
}
