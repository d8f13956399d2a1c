import type { AgendaSession } from '@majlis/contracts/sessions';
import { compareRooms, nameRooms } from './name-rooms';
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
/** In the evening a session of the next morning is next. */
const [maxWaitMs, maxPauseMs] = [4 * hourMs, 24 * hourMs];

/** Empty unless the conference runs. `sessions` are sorted by start, `at` is in milliseconds since 1970. */
export function findNowAndNext(sessions: AgendaSession[], at: number): RoomNow[] {
  const [first] = sessions;
  if (!first || startOf(first) - maxLeadMs > at) return [];
  const rooms = [...groupBy(sessions, nameRooms(sessions))];
  const findWithin = (waitMs: number) =>
    rooms
      .map(([room, inRoom]) => ({
        room,
        now: inRoom.filter((session) => startOf(session) <= at && at < Date.parse(session.endTime)),
        next: inRoom.find((session) => startOf(session) > at && startOf(session) - at <= waitMs),
      }))
      .filter(({ now, next }) => now.length > 0 || next)
      .sort(
        (one, other) => Number(other.now.length > 0) - Number(one.now.length > 0) || compareRooms(one.room, other.room),
      );
  const soon = findWithin(maxWaitMs);
  return soon.length > 0 ? soon : findWithin(maxPauseMs);
}

const startOf = ({ startTime }: AgendaSession): number => Date.parse(startTime);
