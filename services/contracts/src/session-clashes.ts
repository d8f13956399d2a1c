import type { Session } from './sessions.js';

/** What a session takes up: a time, a room, and the people who speak in it. */
export type Booking = Pick<Session, 'id' | 'title' | 'startTime' | 'endTime' | 'location'> & {
  speakers: { id: string; name: string }[];
};

/** What two sessions would need at the same time: the same room, the same people, or both. */
export type Clash = { isSameRoom: boolean; speakers: Booking['speakers'] };

const roomOf = ({ location }: Booking) => location.trim().replace(/\s+/g, ' ').toLowerCase();

const overlap = (one: Booking, other: Booking) =>
  Date.parse(one.startTime) < Date.parse(other.endTime) && Date.parse(other.startTime) < Date.parse(one.endTime);

/** Why two sessions cannot both take place as planned; null when they can. One that begins when the other ends does not clash. */
export function findClash(one: Booking, other: Booking): Clash | null {
  if (one.id === other.id || !overlap(one, other)) return null;
  const isSameRoom = roomOf(one) !== '' && roomOf(one) === roomOf(other);
  const speakers = one.speakers.filter(({ id }) => other.speakers.some((speaker) => speaker.id === id));
  return isSameRoom || speakers.length > 0 ? { isSameRoom, speakers } : null;
}

/** All pairs of sessions that clash, the earlier one first. */
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
