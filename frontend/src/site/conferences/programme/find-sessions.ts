import { type SessionType, sessionTypes } from '@majlis/contracts/session-types';
import type { ProgrammeSession } from '@majlis/contracts/sessions';

/** Empty where everything is wanted. */
export type ProgrammeFilter = { words: string; type: SessionType | ''; track: string };

export const everything: ProgrammeFilter = { words: '', type: '', track: '' };

export function findSessions(sessions: ProgrammeSession[], { words, type, track }: ProgrammeFilter) {
  const wanted = words.trim().toLowerCase();
  return sessions.filter(
    (session) =>
      (!type || session.sessionType === type) &&
      (!track || session.track === track) &&
      (!wanted || wordsOf(session).toLowerCase().includes(wanted)),
  );
}

/** Everything of a session that somebody may remember of it. */
const wordsOf = ({ title, description, location, track, speakers }: ProgrammeSession): string =>
  [
    title,
    description,
    location,
    track,
    ...speakers.flatMap(({ presentationTitle, person: { firstName, lastName, organization } }) => [
      `${firstName} ${lastName}`,
      organization,
      presentationTitle,
    ]),
  ].join('\n');

export const typesIn = (sessions: ProgrammeSession[]): SessionType[] =>
  sessionTypes.filter((type) => sessions.some(({ sessionType }) => sessionType === type));

export const tracksIn = (sessions: ProgrammeSession[]): string[] =>
  [...new Set(sessions.map(({ track }) => track))].filter(Boolean).sort((one, other) => one.localeCompare(other));
