import type { Booking } from '@majlis/contracts/session-clashes';
import type { Session } from '@majlis/contracts/sessions';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { localDate } from './session-times';

/** Empty parts match every session. */
export type SessionSearch = { text: string; day: string; type: string };

export const emptySearch: SessionSearch = { text: '', day: '', type: '' };

export const isEmptySearch = ({ text, day, type }: SessionSearch) => text.trim() === '' && day === '' && type === '';

export function findSessions(
  sessions: Session[],
  bookings: Booking[],
  { text, day, type }: SessionSearch,
  timeZone: string,
): Session[] {
  const speakers = new Map(bookings.map((booking) => [booking.id, booking.speakers.map(({ name }) => name)]));
  const matches = createWordMatcher(text);
  return sessions.filter(
    (session) =>
      (type === '' || session.sessionType === type) &&
      (day === '' || localDate(timeZone, session.startTime) === day) &&
      matches([...searchableTexts(session), ...(speakers.get(session.id) ?? [])].join('\n')),
  );
}

const searchableTexts = ({ title, description, track, location }: Session) => [title, description, track, location];
