import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type ImportField, importFields } from '@majlis/contracts/import-fields';
import type { ImportedSession, ImportPreview, ImportPreviewInput } from '@majlis/contracts/session-import';
import { sessionInputForZone } from '@majlis/contracts/sessions';
import type { EntityManager } from 'typeorm';
import { fullName } from '../people/full-name.js';
import { type DecodedFile, decodeFile } from './decode-file.js';
import type { ImportTable, TableRow } from './import-table.js';
import { type NewPerson, PeopleMatcher } from './match-people.js';
import { idsOf, matchSessions } from './match-sessions.js';
import { type ColumnMap, type ParsedRow, parseRow } from './parse-row.js';
import { type PlannedSession, planSession } from './plan-session.js';
import { findForeignSessionIds, type ProgrammeState } from './programme-state.js';
import { readTable, rejectOtherKinds } from './read-table.js';

export type ImportPlan = { preview: ImportPreview; sessions: PlannedSession[]; people: NewPerson[] };
export type ReadFile = { decoded: DecodedFile; table: ImportTable; choices: Record<string, string> };

const maxSampleLength = 80;

export function readFile(bytes: Buffer, { encoding, columns, choices }: ImportPreviewInput): ReadFile {
  rejectOtherKinds(bytes);
  const decoded = decodeFile(bytes, encoding);
  const table = readTable(decoded.text);
  // A file with other columns than those that were assigned is guessed anew.
  if (columns.length !== table.columns.length) return { decoded, table, choices };
  return {
    decoded,
    choices,
    table: { ...table, columns: table.columns.map((column, index) => ({ ...column, field: columns[index] ?? null })) },
  };
}

/** Says what an import writes. Nothing is written here, and the import writes nothing else: `digest` is of all that is shown. */
export async function planImport(
  manager: EntityManager,
  { decoded, table, choices }: ReadFile,
  state: ProgrammeState,
  origin: string,
): Promise<ImportPlan> {
  const { encoding, isEncodingCertain } = decoded;
  const columns = toColumnMap(table);
  const missing = findMissing(columns.indexOf);
  const parse = (row: TableRow) => parseRow(columns, state.conference.timezone, row);
  const rows = missing.length > 0 ? [] : await mapInSteps(table.rows, parse);
  const matcher = new PeopleMatcher(state.people, state.keptIds, choices);
  const { sessions, shown, people } = await planRows(manager, { state, columns, rows, matcher, origin });
  const stored = sessions.flatMap((session) => session.stored ?? []);
  const content = {
    format: table.format,
    encoding,
    isEncodingCertain,
    columns: table.columns.map((column, index) => ({ ...column, sample: findSample(table, index) })),
    missing,
    dateExample: rows.find(({ dateExample }) => dateExample)?.dateExample ?? null,
    choices: matcher.ambiguousNames,
    sessions: shown,
    people: people.map(({ name, rows: inRows, isRestored, values }) => ({
      name,
      detail: [values.email, values.organization].filter(Boolean).join(', '),
      rows: inRows,
      isRestored,
    })),
    versions: Object.fromEntries(
      stored.map(({ id, version, speakersVersion }) => [id, `${version}.${speakersVersion}`]),
    ),
  };
  return { preview: { ...content, digest: digestOf(content, sessions, people) }, sessions, people };
}

type Planning = {
  state: ProgrammeState;
  columns: ColumnMap;
  rows: ParsedRow[];
  matcher: PeopleMatcher;
  origin: string;
};

const unmatched = { error: '', isIdentifier: false };

async function planRows(
  manager: EntityManager,
  { state, columns, rows, matcher, origin }: Planning,
): Promise<{ sessions: PlannedSession[]; shown: ImportedSession[]; people: NewPerson[] }> {
  const { id: conferenceId, timezone } = state.conference;
  const ids = rows.flatMap(({ identifier }) => (identifier ? idsOf(conferenceId, identifier) : []));
  const foreignIds = await findForeignSessionIds(manager, conferenceId, ids);
  const matches = matchSessions({ conferenceId, sessions: state.sessions, foreignIds }, rows);
  const names = new Map(state.people.map((person) => [person.id, fullName(person)]));
  const schema = sessionInputForZone(timezone);
  const context = { state, columns, people: matcher, schema, origin, nameOf: (id: string) => names.get(id) ?? id };
  const planned = await mapInSteps(rows, (row) => planSession(context, row, matches.get(row) ?? unmatched));
  const sessions = planned.filter((session) => 'shown' in session);
  const usedIds = new Set(sessions.flatMap(({ speakers = [] }) => speakers.map(({ personId }) => personId)));
  return {
    sessions,
    shown: planned.map((session) => ('shown' in session ? session.shown : session)),
    // People of rows that are left out are left out, too.
    people: matcher.newPeople.filter(({ id }) => usedIds.has(id)),
  };
}

const maxStep = 100;

/** Thousands of rows take seconds, in which the service goes on with other requests. */
async function mapInSteps<Item, Result>(items: Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % maxStep === 0) await setImmediate();
  }
  return results;
}

function toColumnMap({ columns }: ImportTable): ColumnMap {
  const indexOf = new Map<ImportField, number>();
  for (const [index, { field }] of columns.entries()) if (field && !indexOf.has(field)) indexOf.set(field, index);
  return { indexOf, headers: columns.map(({ header }) => header) };
}

function findMissing(indexOf: Map<ImportField, number>): string[] {
  const required: ImportField[] = ['title', 'start'];
  return [
    ...required.filter((field) => !indexOf.has(field)).map((field) => importFields[field]),
    ...(indexOf.has('end') || indexOf.has('duration') ? [] : [`${importFields.end} or ${importFields.duration}`]),
  ];
}

function findSample({ rows, columns }: ImportTable, index: number): string {
  const listOf = ({ speakers = [], materials = [] }: TableRow) =>
    columns[index]?.field === 'materials' ? materials.map(({ url }) => url) : speakers.map(({ name }) => name);
  for (const row of rows.slice(0, 20)) {
    const sample = row.cells[index] ?? listOf(row).join('; ');
    if (sample.trim()) return sample.trim().slice(0, maxSampleLength);
  }
  return '';
}

/** New ids are random and differ each time; everything else that is written is in the digest. */
function digestOf(content: object, sessions: PlannedSession[], people: NewPerson[]): string {
  const newIds = new Map(people.map(({ id }, index) => [id, `new ${index}`]));
  const speakers = sessions.map((session) => session.speakers?.map(({ personId }) => newIds.get(personId) ?? personId));
  const materials = sessions.map((session) =>
    session.materials.map(({ stored, values }) => [stored?.id, stored?.version, values]),
  );
  const values = people.map((person) => person.values);
  return createHash('sha256')
    .update(JSON.stringify([content, speakers, materials, values]))
    .digest('hex');
}
