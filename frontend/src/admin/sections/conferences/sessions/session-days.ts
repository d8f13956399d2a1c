import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { formatDayWithWeekday } from '../../../../ui/time/dates';
import { localDate } from '../../../shell/session-times';

export type SessionDay = { day: string; label: string; sessions: Session[] };

/** Sorts as the service does, so that parallel sessions stand in the order that visitors see. */
export const sortByTime = (sessions: Session[]): Session[] =>
  sessions.toSorted(
    (one, other) =>
      Date.parse(one.startTime) - Date.parse(other.startTime) ||
      one.sessionOrder - other.sessionOrder ||
      (one.id < other.id ? -1 : 1),
  );

/** Groups sorted sessions by the day on which they begin in the conference's zone. */
export function groupByDay(sessions: Session[], timeZone: string): SessionDay[] {
  const days = new Map<string, SessionDay>();
  for (const session of sessions) {
    const day = localDate(timeZone, session.startTime);
    const group = days.get(day) ?? { day, label: formatDayWithWeekday(session.startTime, timeZone), sessions: [] };
    group.sessions.push(session);
    days.set(day, group);
  }
  return [...days.values()];
}
