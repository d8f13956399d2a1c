import type { Booking } from '@majlis/contracts/session-clashes';
import type { Session } from '@majlis/contracts/sessions';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { lacks, lacksAbstract, type MissingPart } from './missing-parts';
import { localDate } from './session-times';

/** Empty parts match every session. */
export type SessionSearch = { text: string; day: string; type: string; missing: MissingPart | '' };

export const emptySearch: SessionSearch = { text: '', day: '', type: '', missing: '' };

export const isEmptySearch = ({ text, day, type, missing }: SessionSearch) =>
  text.trim() === '' && day === '' && type === '' && missing === '';

export function findSessions(
  sessions: Session[],
  bookings: Booking[],
  { text, day, type, missing }: SessionSearch,
  timeZone: string,
): Session[] {
  const speakersById = new Map(bookings.map((booking) => [booking.id, booking.speakers.map(({ name }) => name)]));
  const matches = createWordMatcher(text);
  return sessions.filter((session) => {
    const speakers = speakersById.get(session.id) ?? [];
    return (
      (type === '' || session.sessionType === type) &&
      (day === '' || localDate(timeZone, session.startTime) === day) &&
      isIncomplete(missing, { ...session, speakers }) &&
      matches([...searchableTexts(session), ...speakers].join('\n'))
    );
  });
}

const isIncomplete = (missing: MissingPart | '', session: Session & { speakers: unknown[] }) =>
  missing === '' || (missing === 'abstract' ? lacksAbstract(session) : lacks(missing, session));

const searchableTexts = ({ title, description, track, location }: Session) => [title, description, track, location];
