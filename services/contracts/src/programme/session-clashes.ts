import { roomKey } from './rooms.js';
import type { Session } from './sessions.schema.js';

export type Booking = Pick<Session, 'id' | 'title' | 'startTime' | 'endTime' | 'location'> & {
  speakers: { id: string; name: string }[];
};

export type Clash = { isSameRoom: boolean; speakers: Booking['speakers'] };

const overlap = (one: Booking, other: Booking) =>
  Date.parse(one.startTime) < Date.parse(other.endTime) && Date.parse(other.startTime) < Date.parse(one.endTime);

/** Null if both can take place. Sessions that only touch (one ends when the other starts) do not clash. */
export function findClash(one: Booking, other: Booking): Clash | null {
  if (one.id === other.id || !overlap(one, other)) return null;
  const isSameRoom = roomKey(one.location) !== '' && roomKey(one.location) === roomKey(other.location);
  const speakers = one.speakers.filter(({ id }) => other.speakers.some((speaker) => speaker.id === id));
  return isSameRoom || speakers.length > 0 ? { isSameRoom, speakers } : null;
}

/** Yields every clashing pair once, the earlier session first. */
export function* findClashes(bookings: Booking[]): Generator<[Booking, Booking, Clash]> {
  const inOrder = bookings.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
  for (const [index, one] of inOrder.entries()) {
    for (const other of inOrder.slice(index + 1)) {
      if (Date.parse(other.startTime) >= Date.parse(one.endTime)) break;
      const clash = findClash(one, other);
      if (clash) yield [one, other, clash];
    }
  }
}
