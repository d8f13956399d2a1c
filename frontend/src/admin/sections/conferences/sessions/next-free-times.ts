import type { Session } from '@majlis/contracts/programme/sessions.schema';

type ScheduledSession = Pick<Session, 'startTime' | 'endTime' | 'location'>;

/** Finds the next time at which the room of the session is free for as long; without a room, right after it. */
export function nextFreeTimes(
  session: ScheduledSession,
  sessions: ScheduledSession[],
): Pick<Session, 'startTime' | 'endTime'> {
  const durationMs = Date.parse(session.endTime) - Date.parse(session.startTime);
  const room = session.location.toLowerCase();
  let start = Date.parse(session.endTime);
  const inSameRoom = sessions
    .filter(({ location }) => room !== '' && location.toLowerCase() === room)
    .map(({ startTime, endTime }) => ({ from: Date.parse(startTime), until: Date.parse(endTime) }))
    .toSorted((one, other) => one.from - other.from);
  for (const { from, until } of inSameRoom) if (from < start + durationMs && until > start) start = until;
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + durationMs).toISOString() };
}
