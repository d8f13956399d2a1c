import { importFields } from '@majlis/contracts/import-fields';
import { toInstant, toLocalDateTime } from '@majlis/contracts/zoned-times';
import { fullName } from '../people/full-name.js';
import type { PersonEntity } from '../people/person.entity.js';
import { type ExportedSession, type ExportedSpeaker, listPeople } from './read-programme.js';
import { writeCsv } from './write-csv.js';

const {
  id,
  title,
  start,
  end,
  type,
  track,
  room,
  speakers,
  presentationTitles,
  description,
  abstract,
  capacity,
  order,
  specialRequirements,
} = importFields;
const headers = [
  id,
  title,
  start,
  end,
  type,
  track,
  room,
  speakers,
  presentationTitles,
  description,
  abstract,
  capacity,
  order,
  specialRequirements,
];

/** The same columns as the import reads. Times are local times of the conference. */
export function toSessionsCsv(sessions: ExportedSession[], zone: string): string {
  const names = listPeople(sessions).map(fullName);
  const namesakes = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const rows = sessions.map((session) => [
    session.id,
    session.title,
    formatTime(session.startTime, zone),
    formatTime(session.endTime, zone),
    session.sessionType,
    session.track,
    session.location,
    session.speakers.map((speaker) => formatSpeaker(speaker, namesakes)).join('; '),
    formatTitles(session.speakers),
    session.description,
    session.sessionAbstract,
    session.maxAttendees === null ? '' : String(session.maxAttendees),
    String(session.sessionOrder),
    session.specialRequirements,
  ]);
  return writeCsv(headers, rows);
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
