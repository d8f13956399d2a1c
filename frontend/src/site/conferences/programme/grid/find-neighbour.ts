import type { PlacedSession } from './place-sessions';

export type Step = 'before' | 'after' | 'up' | 'down' | 'first' | 'last';

/** `column` is the one that the reader came from: a session across all rooms has none. */
export function findNeighbour(
  sessions: PlacedSession[],
  current: PlacedSession,
  step: Step,
  column: number,
): PlacedSession | undefined {
  const ofColumn = sessions.filter(({ room }) => room === undefined || room === (current.room ?? column));
  switch (step) {
    case 'first':
      return sessions[0];
    case 'last':
      return sessions.at(-1);
    // Of sessions beside each other all are met, one after the other.
    case 'up':
      return ofColumn[ofColumn.indexOf(current) - 1];
    case 'down':
      return ofColumn[ofColumn.indexOf(current) + 1];
    default:
      return findBeside(sessions, current, step === 'after' ? 1 : -1);
  }
}

/** One that overlaps in the same room, or the one of the next room that is nearest in time. */
function findBeside(sessions: PlacedSession[], current: PlacedSession, direction: 1 | -1): PlacedSession | undefined {
  const inRoom = sessions.filter(({ room }) => room === current.room);
  const beside = nearest(
    inRoom.filter((one) => minutesBetween(one, current) === 0 && one.lane === current.lane + direction),
    current,
  );
  if (beside || current.room === undefined) return beside;
  const next = current.room + direction;
  return nearest(
    sessions.filter(({ room }) => room === next),
    current,
  );
}

function nearest(sessions: PlacedSession[], to: PlacedSession): PlacedSession | undefined {
  const distance = (one: PlacedSession) => minutesBetween(one, to) * 10_000 + Math.abs(one.from - to.from);
  return sessions.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** 0 if they overlap. */
function minutesBetween(one: PlacedSession, other: PlacedSession): number {
  const [earlier, later] = one.from <= other.from ? [one, other] : [other, one];
  return later === earlier ? 0 : Math.max(0, later.from - earlier.from - earlier.minutes + 1);
}
