import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type SessionPart, sessionParts, typesWithoutPart } from '@majlis/contracts/programme/session-parts';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { SessionType } from '@majlis/contracts/shared/choices';
import { createWordMatcher } from '../../../../ui/text/word-matcher';
import { formatDayWithWeekday } from '../../../../ui/time/dates';
import { localDate } from '../../../shell/session-times';

export type SessionDay = { day: string; label: string; sessions: Session[] };

/** Sorts as the service does, so that parallel sessions stand in the order that visitors see. */
export const sortByTime = (sessions: Session[]): Session[] =>
  sessions.toSorted(
    (one, other) =>
      Date.parse(one.startTime) - Date.parse(other.startTime) ||
      one.sessionOrder - other.sessionOrder ||
      (one.id < other.id ? -1 : 1),
  );

/** Groups sorted sessions by the day on which they begin in the conference's zone. */
export function groupByDay(sessions: Session[], timeZone: string): SessionDay[] {
  const days = new Map<string, SessionDay>();
  for (const session of sessions) {
    const day = localDate(timeZone, session.startTime);
    const group = days.get(day) ?? { day, label: formatDayWithWeekday(session.startTime, timeZone), sessions: [] };
    group.sessions.push(session);
    days.set(day, group);
  }
  return [...days.values()];
}

/** Empty parts match every session. */
export type SessionSearch = { text: string; day: string; type: string; missing: MissingPart | '' };

export const emptySearch: SessionSearch = { text: '', day: '', type: '', missing: '' };

export const isEmptySearch = ({ text, day, type, missing }: SessionSearch) =>
  text.trim() === '' && day === '' && type === '' && missing === '';

export function findSessions(
  sessions: Session[],
  bookings: Pick<ProgrammeBooking, 'id' | 'speakers'>[],
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

/** A session without an abstract can take place, so that only its list and the checklist name it. */
const missingParts = [...sessionParts, 'abstract'] as const;
export const searchChoices = { missing: missingParts };
export type MissingPart = (typeof missingParts)[number];

type Completable = { sessionType: SessionType; location: string; speakers: unknown[] };
type Described = { sessionType: SessionType; description: string; sessionAbstract: string };

export function lacks(part: SessionPart, { sessionType, location, speakers }: Completable): boolean {
  if (typesWithoutPart[part].includes(sessionType)) return false;
  return part === 'speakers' ? speakers.length === 0 : location.trim() === '';
}

const lacksAbstract = ({ sessionType, description, sessionAbstract }: Described): boolean =>
  !typesWithoutPart.speakers.includes(sessionType) && sessionAbstract === '' && description === '';

/** Added to the path of the session list, it selects the sessions that lack the part. */
export const missingPartQuery = (part: MissingPart): string => `?missing=${part}`;
