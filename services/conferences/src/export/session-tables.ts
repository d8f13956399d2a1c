import type { DocumentInput } from '@majlis/contracts/conferences/documents.schema';
import { toInstant, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import {
  type CsvSeparator,
  csvSeparators,
  type ImportField,
  importFields,
  personImportFields,
} from '@majlis/contracts/staff/import-fields';
import { writeCsv } from '@majlis/kit/csv/write-csv';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import { toAddress } from '../documents/public-documents.js';
import type { PersonEntity } from '../people/person.entity.js';
import { fullName } from '../people/person-response.js';
import { type ExportedSession, type ExportedSpeaker, listPeople } from './read-programme.js';

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

const { name: _, ...columns } = personImportFields;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** The columns that the import of people reads, except the one for the whole name. */
const personHeaders: string[] = Object.values(columns);

const toPersonCells = (person: PersonEntity): string[] => names.map((name) => formatPersonValue(person[name]));

export function formatPersonValue(value: string | boolean | string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join('; ');
}

export const toPeopleTable = (people: PersonEntity[]): ExportedTable => ({
  headers: personHeaders,
  rows: people.map(toPersonCells),
});

export const toPeopleJson = (people: PersonEntity[]): string =>
  JSON.stringify(
    { people: people.map((person) => Object.fromEntries(names.map((name) => [name, person[name]]))) },
    null,
    2,
  );

/** A table that is written as a CSV file or as an Excel workbook. */
type ExportedTable = { headers: string[]; rows: string[][] };

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const toCsv = ({ headers, rows }: ExportedTable, separator: CsvSeparator): string =>
  writeCsv(headers, rows, csvSeparators[separator]);

const numbers = new Set<string>([importFields.capacity, importFields.order]);
const times = new Set<string>([importFields.start, importFields.end]);
const maxWidth = 60;

/**
 * Times and numbers have cell types of their own, so that a spreadsheet shows them in the form of its language; a text is never a
 * formula.
 */
export function toWorkbook({ headers, rows }: ExportedTable, sheet: string): Promise<Buffer> {
  const data = [
    headers.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((cells) => cells.map((cell, index) => toCell(cell, headers[index] ?? ''))),
  ];
  const columns = headers.map((header, index) => ({
    width: Math.min(maxWidth, Math.max(header.length, ...rows.map((cells) => maxLineLength(cells[index] ?? ''))) + 2),
  }));
  return writeWorkbook(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

function toCell(text: string, header: string): CellObject | null {
  if (text === '') return null;
  if (times.has(header) && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text))
    return { value: new Date(`${text.replace(' ', 'T')}Z`), type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (numbers.has(header) && /^\d{1,9}$/.test(text)) return { value: Number(text), type: Number };
  // Excel would read a text such as `_x0041_` as an escaped character.
  return { value: text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'), type: String };
}

const maxLineLength = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

type Material = Omit<DocumentInput, 'sessionId' | 'order'>;
export type MaterialContext = { zone: string; origin: string };

/**
 * Example: `On counsel <https://example.org/counsel.pdf> (paper, CC-BY-4.0, doi:10.1234/5, pages 12–18)`, as the import reads it.
 */
export function formatMaterial(material: Material, { zone, origin }: MaterialContext): string {
  const { title, url, kind, language, licence, doi, pages, publishedOn, publicFrom, isActive } = material;
  const details = [
    kind === 'other' ? '' : kind,
    language,
    licence,
    doi && `doi:${escapeMarks(doi, /[%(),]/g)}`,
    pages && `pages ${pages}`,
    publishedOn && `published ${publishedOn}`,
    publicFrom && `public from ${formatLocalTime(publicFrom, zone)}`,
    isActive ? '' : 'hidden',
  ].filter(Boolean);
  const address = escapeMarks(toAddress(url, origin), /[\s<>]/g);
  return `${title.replaceAll(/\s+/g, ' ')} <${address}>${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

const escapeMarks = (text: string, marks: RegExp): string =>
  text.replace(marks, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Returns the instant in UTC where the local time would be read as another: one with seconds, or in the hour that occurs twice when
 * clocks go back.
 */
function formatLocalTime(instant: string, zone: string): string {
  const local = toLocalDateTime(instant, zone);
  return toInstant(local, zone) === instant ? local.replace('T', ' ') : instant.replace(/\.000Z$/, 'Z');
}
