import type { Booking } from '@majlis/contracts/session-clashes';
import type { Session } from '@majlis/contracts/sessions';
import { hasWords } from '../../ui/text/plain-text';
import { dayIn } from './session-times';

/** What is looked for; an empty part leaves all in. */
export type SessionSearch = { text: string; day: string; type: string };

export const everything: SessionSearch = { text: '', day: '', type: '' };

export const isEverything = ({ text, day, type }: SessionSearch) => text.trim() === '' && day === '' && type === '';

export function findSessions(
  sessions: Session[],
  bookings: Booking[],
  { text, day, type }: SessionSearch,
  timeZone: string,
): Session[] {
  const speakers = new Map(bookings.map((booking) => [booking.id, booking.speakers.map(({ name }) => name)]));
  const matches = hasWords(text);
  return sessions.filter(
    (session) =>
      (type === '' || session.sessionType === type) &&
      (day === '' || dayIn(timeZone, session.startTime) === day) &&
      matches([...wordsOf(session), ...(speakers.get(session.id) ?? [])].join('\n')),
  );
}

const wordsOf = ({ title, description, track, location }: Session) => [title, description, track, location];
