import { roomKey } from '@majlis/contracts/programme/rooms';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import { sessionInputForZone } from '@majlis/contracts/programme/sessions.schema';
import { message, messageOf } from '@majlis/contracts/shared/messages';
import { type ImportField, importFields } from '@majlis/contracts/staff/import-fields';
import type { ImportedRoom, ImportedRow, ImportPreview } from '@majlis/contracts/staff/imports.schema';
import type { EntityManager } from 'typeorm';
import type { RoomEntity } from '../conferences/lists-of-conference.js';
import { fullName } from '../people/person-response.js';
import { type ComparedSession, compareSession } from './compare-session.js';
import { type ColumnMap, mapInSteps, type RoomEntry, toColumnMap } from './import-table.js';
import { listKnownNames, type NewPerson, PeopleMatcher } from './match-people.js';
import { findSource, idsOf, matchSessions, type SessionMatch, separateSlots } from './match-sessions.js';
import { findForeignSessionIds, type ProgrammeState } from './programme-state.js';
import { describeFile, digestOf, type ReadFile } from './read-file.js';
import { type ParsedRow, readRows } from './read-rows.js';

export type DryRun = {
  preview: ImportPreview;
  sessions: ComparedSession[];
  people: NewPerson[];
  rooms: ComparedRoom[];
};

/**
 * Computes what an import would write, and writes nothing. The import writes nothing else, because `digest` covers all that is
 * shown.
 */
export async function prepareImport(
  manager: EntityManager,
  file: ReadFile<ImportField>,
  state: ProgrammeState,
  origin: string,
): Promise<DryRun> {
  const { table, choices } = file;
  const columns = toColumnMap(table, importFields);
  const options = { names: file.names, day: file.day, isKnownName: listKnownNames(state.people) };
  const read = await readRows(table, columns, state.conference, options);
  const missing = findMissing(columns.indexOf, read.rows);
  const rows = missing.length > 0 ? [] : separateSlots(read.rows, state.conference.timezone);
  const matcher = new PeopleMatcher(state.people, state.keptIds, choices);
  const { source } = table;
  const { sessions, shown, people } = await compareRows(manager, { state, columns, rows, matcher, origin, source });
  const rooms = compareRooms(table.rooms ?? [], state.rooms);
  const stored = sessions.flatMap((session) => session.stored ?? []);
  const described = describeFile(file);
  const content = {
    ...described,
    notes: missing.length > 0 ? described.notes : [...described.notes, ...read.notes],
    missing,
    dateExample: missing.length > 0 ? null : read.dateExample,
    day: missing.length > 0 ? null : read.day,
    names: missing.length > 0 ? [] : read.names.list(),
    choices: matcher.ambiguousNames,
    rows: shown,
    people: people.map(({ name, rows: inRows, isRestored, values }) => ({
      name,
      detail: [values.email, values.organization].filter(Boolean).join(', '),
      rows: inRows,
      isRestored,
    })),
    rooms: rooms.map(({ shown }) => shown),
    versions: Object.fromEntries(
      stored.map(({ id, version, speakersVersion }) => [id, `${version}.${speakersVersion}`]),
    ),
  };
  return { preview: { ...content, digest: digestOfImport(content, sessions, people) }, sessions, people, rooms };
}

type Comparison = {
  state: ProgrammeState;
  columns: ColumnMap<ImportField>;
  rows: ParsedRow[];
  matcher: PeopleMatcher;
  origin: string;
  source: string;
};

async function compareRows(
  manager: EntityManager,
  { state, columns, rows, matcher, origin, source: name }: Comparison,
): Promise<{ sessions: ComparedSession[]; shown: ImportedRow[]; people: NewPerson[] }> {
  const { id: conferenceId, timezone } = state.conference;
  const source = findSource({ conferenceId, sessions: state.sessions }, rows, name);
  const ids = rows.flatMap(({ identifier }) => (identifier ? idsOf(conferenceId, identifier, source) : []));
  const foreignIds = await findForeignSessionIds(manager, conferenceId, ids);
  const matches = matchSessions({ conferenceId, sessions: state.sessions, foreignIds, source }, rows);
  const names = new Map(state.people.map((person) => [person.id, fullName(person)]));
  const schema = sessionInputForZone(timezone);
  const context = { state, columns, people: matcher, schema, origin, nameOf: (id: string) => names.get(id) ?? id };
  const compared = await mapInSteps(rows, (row) => compareSession(context, row, matches.get(row) as SessionMatch));
  const sessions = compared.filter((session) => 'shown' in session);
  const usedIds = new Set(sessions.flatMap(({ speakers = [] }) => speakers.map(({ personId }) => personId)));
  return {
    sessions,
    shown: compared.map((session) => ('shown' in session ? session.shown : session)),
    // New people who occur only in rows with errors are left out with these rows.
    people: matcher.newPeople.filter(({ id }) => usedIds.has(id)),
  };
}

/**
 * Returns the required columns that the table lacks. The column of dates may hold times, too, and the one of starts may hold
 * ranges.
 */
function findMissing(indexOf: Map<ImportField, number>, rows: ParsedRow[]): string[] {
  if (rows.length === 0) return [];
  const hasEnds = indexOf.has('end') || indexOf.has('duration') || rows.some(({ input }) => input.endTime);
  const needed = [
    ...(indexOf.has('title') ? [] : [importFields.title]),
    ...(indexOf.has('start') || indexOf.has('date') ? [] : [importFields.start]),
  ];
  return needed.length === 0 || hasEnds ? needed : [...needed, `${importFields.end} or ${importFields.duration}`];
}

/** The digest covers everything that is written except new ids, which are random and differ each time. */
function digestOfImport(content: object, sessions: ComparedSession[], people: NewPerson[]): string {
  const newIds = new Map(people.map(({ id }, index) => [id, `new ${index}`]));
  const speakers = sessions.map((session) => session.speakers?.map(({ personId }) => newIds.get(personId) ?? personId));
  const materials = sessions.map((session) =>
    session.materials.map(({ stored, values }) => [stored?.id, stored?.version, values]),
  );
  const values = people.map((person) => person.values);
  return digestOf(content, speakers, materials, values);
}

export type ComparedRoom = { shown: ImportedRoom; stored: RoomEntity | undefined };

const schema = rooms.input.pick({ name: true, capacity: true });

/** Rooms are found by their names. Unchanged rooms are left out. */
function compareRooms(entries: RoomEntry[], rooms: RoomEntity[]): ComparedRoom[] {
  const byKey = new Map(rooms.map((room) => [roomKey(room.name), room]));
  const seen = new Set<string>();
  return entries
    .map((entry): ComparedRoom => {
      const name = entry.name?.trim() ?? '';
      const key = roomKey(name);
      const stored = byKey.get(key);
      const before = stored?.capacity ?? null;
      const { data, error } = schema.safeParse({
        name,
        capacity: entry.capacity === undefined ? before : entry.capacity,
      });
      const [issue] = error?.issues ?? [];
      const problem = issue ? messageOf(issue) : seen.has(key) ? message('repeatedRoom') : null;
      seen.add(key);
      const kind = problem ? 'error' : stored ? 'change' : 'add';
      return {
        stored,
        shown: { name: data?.name ?? name, kind, before, after: data?.capacity ?? null, error: problem },
      };
    })
    .filter(({ shown }) => shown.kind !== 'change' || shown.before !== shown.after);
}
