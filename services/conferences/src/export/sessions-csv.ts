import { type ImportField, importFields } from '@majlis/contracts/import-fields';
import { toInstant, toLocalDateTime } from '@majlis/contracts/zoned-times';
import { fullName } from '../people/full-name.js';
import type { PersonEntity } from '../people/person.entity.js';
import { type ExportedSession, type ExportedSpeaker, listPeople } from './read-programme.js';
import { writeCsv } from './write-csv.js';

type Column = (session: ExportedSession, context: { zone: string; namesakes: ReadonlySet<string> }) => string;

/** The same columns as the import reads, in their order. */
const sessionColumns: Partial<Record<ImportField, Column>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  start: ({ startTime }, { zone }) => formatTime(startTime, zone),
  end: ({ endTime }, { zone }) => formatTime(endTime, zone),
  type: ({ sessionType }) => sessionType,
  track: ({ track }) => track,
  room: ({ location }) => location,
  speakers: ({ speakers }, { namesakes }) => speakers.map((speaker) => formatSpeaker(speaker, namesakes)).join('; '),
  presentationTitles: ({ speakers }) => formatTitles(speakers),
  description: ({ description }) => description,
  abstract: ({ sessionAbstract }) => sessionAbstract,
  capacity: ({ maxAttendees }) => String(maxAttendees ?? ''),
  order: ({ sessionOrder }) => String(sessionOrder),
  specialRequirements: ({ specialRequirements }) => specialRequirements,
};

/** Times are local times of the conference. */
export function toSessionsCsv(sessions: ExportedSession[], zone: string): string {
  const names = listPeople(sessions).map(fullName);
  const namesakes = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const headers = Object.keys(sessionColumns).map((field) => importFields[field as ImportField]);
  const toRow = (session: ExportedSession) =>
    Object.values(sessionColumns).map((column) => column(session, { zone, namesakes }));
  return writeCsv(headers, sessions.map(toRow));
}

/** With the offset where the local time alone would be read as another: seconds, or the hour that a night repeats. */
function formatTime(instant: string, zone: string): string {
  const local = toLocalDateTime(instant, zone);
  return toInstant(local, zone) === instant ? local.replace('T', ' ') : instant.replace(/\.000Z$/, 'Z');
}

function formatSpeaker({ person, speakerType }: ExportedSpeaker, namesakes: ReadonlySet<string>): string {
  const name = fullName(person);
  const identifier = person.email || person.orcidId || (namesakes.has(name) ? person.id : '');
  const role = speakerType === 'presenter' ? '' : ` (${speakerType})`;
  return `${name.replaceAll(/[;\n<>]/g, ',')}${identifier ? ` <${identifier}>` : ''}${role}`;
}

const formatTitles = (assigned: ExportedSpeaker[]): string => {
  const titles = assigned.map(({ presentationTitle }) => presentationTitle.replaceAll(/\s*\n\s*/g, ' '));
  return titles.some(Boolean) ? titles.join('\n') : '';
};

const personColumns = {
  Id: 'id',
  'First name': 'firstName',
  'Last name': 'lastName',
  'E-mail': 'email',
  Phone: 'phone',
  Position: 'position',
  Organization: 'organization',
  Department: 'department',
  ORCID: 'orcidId',
  Website: 'websiteUrl',
  LinkedIn: 'linkedinUrl',
  Twitter: 'twitterHandle',
  'Areas of expertise': 'expertiseAreas',
  Biography: 'biography',
} as const satisfies Record<string, keyof PersonEntity>;

export function toSpeakersCsv(sessions: ExportedSession[]): string {
  const titlesOf = (person: PersonEntity) =>
    sessions
      .filter((session) => session.speakers.some(({ personId }) => personId === person.id))
      .map((session) => session.title);
  const rows = listPeople(sessions).map((person) => [
    ...Object.values(personColumns).map((name) => [person[name]].flat().join('; ')),
    titlesOf(person).join('\n'),
  ]);
  return writeCsv([...Object.keys(personColumns), 'Sessions'], rows);
}
