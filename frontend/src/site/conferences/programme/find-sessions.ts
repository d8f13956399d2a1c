import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { type SessionType, sessionTypes } from '@majlis/contracts/shared/choices';
import { fullName } from '../../../ui/text/formats';
import { normalizeForSearch } from '../../../ui/text/word-matcher';

/** An empty string means that the field does not filter. */
export type ProgrammeFilter = { words: string; type: SessionType | ''; track: string; agenda: 'mine' | '' };

export const emptyFilter: ProgrammeFilter = { words: '', type: '', track: '', agenda: '' };

/** `searchTextOf` returns the texts of a session that the agenda does not contain. */
export function findSessions(
  sessions: AgendaSession[],
  { words, type, track }: Omit<ProgrammeFilter, 'agenda'>,
  searchTextOf: (id: string) => string,
): AgendaSession[] {
  const normalizedWords = normalizeForSearch(words.trim());
  return sessions.filter(
    (session) =>
      (!type || session.sessionType === type) &&
      (!track || session.track === track) &&
      (!normalizedWords ||
        normalizeForSearch(`${listedText(session)}\n${searchTextOf(session.id)}`).includes(normalizedWords)),
  );
}

const listedText = ({ title, location, track, speakers }: AgendaSession): string =>
  [title, location, track, ...speakers.map(fullName)].join('\n');

export const typesIn = (sessions: AgendaSession[]): SessionType[] =>
  sessionTypes.filter((type) => sessions.some(({ sessionType }) => sessionType === type));

export const tracksIn = (sessions: AgendaSession[]): string[] =>
  [...new Set(sessions.map(({ track }) => track))].filter(Boolean).sort((one, other) => one.localeCompare(other));

/** An empty view stands for the one that the browser remembers, or else the list. */
export type ProgrammeSearch = ProgrammeFilter & { view: 'grid' | '' };

export const parseFilterParams = (params: URLSearchParams): ProgrammeSearch => ({
  words: params.get('q') ?? '',
  type: sessionTypes.find((type) => type === params.get('type')) ?? '',
  track: params.get('track') ?? '',
  agenda: params.get('agenda') === 'mine' ? 'mine' : '',
  view: params.get('view') === 'grid' ? 'grid' : '',
});

export const toFilterParams = ({ words, type, track, agenda, view }: ProgrammeSearch): string =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(type && { type }),
    ...(track && { track }),
    ...(agenda && { agenda }),
    ...(view && { view }),
  }).toString();
