import type { AgendaSession } from '@majlis/contracts/sessions';
import { nameRooms } from './name-rooms';
import { groupBy } from './programme-days';

export type RoomNow = {
  /** Empty for sessions without a room. */
  room: string;
  now: AgendaSession[];
  next: AgendaSession | undefined;
};

const hourMs = 3_600_000;
/** People come early on the first day. */
const maxLeadMs = hourMs;
/** Later than tomorrow morning is not next. */
const maxWaitMs = 24 * hourMs;

/** Empty unless the conference runs. `sessions` are sorted by start, `at` is in milliseconds since 1970. */
export function findNowAndNext(sessions: AgendaSession[], at: number): RoomNow[] {
  const [first] = sessions;
  if (!first || startOf(first) - maxLeadMs > at) return [];
  return [...groupBy(sessions, nameRooms(sessions))]
    .map(([room, inRoom]) => ({
      room,
      now: inRoom.filter((session) => startOf(session) <= at && at < Date.parse(session.endTime)),
      next: inRoom.find((session) => startOf(session) > at && startOf(session) - at < maxWaitMs),
    }))
    .filter(({ now, next }) => now.length > 0 || next)
    .sort((one, other) => one.room.localeCompare(other.room, undefined, { numeric: true }));
}

const startOf = ({ startTime }: AgendaSession): number => Date.parse(startTime);
