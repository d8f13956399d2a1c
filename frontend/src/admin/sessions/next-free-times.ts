import type { Session } from '@majlis/contracts/sessions';

type ScheduledSession = Pick<Session, 'startTime' | 'endTime' | 'location'>;

/** The first time after the session at which its room is free for as long; directly after it without a room. */
export function nextFreeTimes(
  session: ScheduledSession,
  sessions: ScheduledSession[],
): Pick<Session, 'startTime' | 'endTime'> {
  const length = Date.parse(session.endTime) - Date.parse(session.startTime);
  const place = session.location.toLowerCase();
  let start = Date.parse(session.endTime);
  const inPlace = sessions
    .filter(({ location }) => place !== '' && location.toLowerCase() === place)
    .map(({ startTime, endTime }) => ({ from: Date.parse(startTime), until: Date.parse(endTime) }))
    .toSorted((one, other) => one.from - other.from);
  for (const { from, until } of inPlace) if (from < start + length && until > start) start = until;
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + length).toISOString() };
}
