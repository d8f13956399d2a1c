import { type ImportField, importFields } from '@majlis/contracts/staff/import-fields';
import { fullName } from '../people/full-name.js';
import type { PersonEntity } from '../people/person.entity.js';
import { formatLocalTime, formatMaterial, type MaterialContext } from './format-material.js';
import { personHeaders, toPersonCells } from './people-table.js';
import { type ExportedSession, type ExportedSpeaker, listPeople } from './read-programme.js';
import type { ExportedTable } from './write-table.js';

type Column = (session: ExportedSession, context: MaterialContext & { namesakes: ReadonlySet<string> }) => string;

/** The same columns as the import reads, in their order. */
const sessionColumns: Partial<Record<ImportField, Column>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  start: ({ startTime }, { zone }) => formatLocalTime(startTime, zone),
  end: ({ endTime }, { zone }) => formatLocalTime(endTime, zone),
  type: ({ sessionType }) => sessionType,
  track: ({ track }) => track,
  room: ({ location }) => location,
  speakers: ({ speakers }, { namesakes }) => speakers.map((speaker) => formatSpeaker(speaker, namesakes)).join('; '),
  presentationTitles: ({ speakers }) => formatTitles(speakers),
  materials: ({ materials }, context) => materials.map((material) => formatMaterial(material, context)).join('\n'),
  description: ({ description }) => description,
  abstract: ({ sessionAbstract }) => sessionAbstract,
  capacity: ({ maxAttendees }) => String(maxAttendees ?? ''),
  order: ({ sessionOrder }) => String(sessionOrder),
  specialRequirements: ({ specialRequirements }) => specialRequirements,
};

/** Times are local times of the conference. */
export function toSessionsTable(sessions: ExportedSession[], context: MaterialContext): ExportedTable {
  const names = listPeople(sessions).map(fullName);
  const namesakes = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const headers = Object.keys(sessionColumns).map((field) => importFields[field as ImportField]);
  const toRow = (session: ExportedSession) =>
    Object.values(sessionColumns).map((column) => column(session, { ...context, namesakes }));
  return { headers, rows: sessions.map(toRow) };
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

export function toSpeakersTable(sessions: ExportedSession[]): ExportedTable {
  const titlesOf = (person: PersonEntity) =>
    sessions
      .filter((session) => session.speakers.some(({ personId }) => personId === person.id))
      .map((session) => session.title);
  const rows = listPeople(sessions).map((person) => [...toPersonCells(person), titlesOf(person).join('\n')]);
  return { headers: [...personHeaders, 'Sessions'], rows };
}
