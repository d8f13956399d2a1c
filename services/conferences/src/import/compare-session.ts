import { maxPresentationTitle } from '@majlis/contracts/programme/assignments.schema';
import { type SessionInput, sessionInputForZone } from '@majlis/contracts/programme/sessions.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { type ImportField, importFields } from '@majlis/contracts/staff/import-fields';
import type { CellError, ImportedRow, ImportedValue } from '@majlis/contracts/staff/imports.schema';
import { findSpeakerType } from '../people/read-names.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import { type ComparedMaterial, compareMaterials } from './compare-materials.js';
import { type ColumnMap, headerOf, type SpeakerEntry } from './import-table.js';
import type { PeopleMatcher } from './match-people.js';
import type { SessionMatch } from './match-sessions.js';
import type { ProgrammeState, StoredAssignment } from './programme-state.js';
import { maxNightMinutes } from './read-dates.js';
import type { ParsedRow } from './read-rows.js';

export type SessionValues = Omit<SessionInput, 'conferenceId' | 'slug'>;

export type ComparedSession = {
  shown: ImportedRow;
  id: string;
  stored: SessionEntity | undefined;
  values: SessionValues;
  /** Undefined where the list of speakers stays as it is. */
  speakers: ComparedSpeaker[] | undefined;
  /** The documents that are new or changed. */
  materials: ComparedMaterial[];
};

const fieldOf: Record<keyof SessionValues, ImportField> = {
  title: 'title',
  startTime: 'start',
  endTime: 'end',
  sessionType: 'type',
  track: 'track',
  location: 'room',
  description: 'description',
  sessionAbstract: 'abstract',
  maxAttendees: 'capacity',
  sessionOrder: 'order',
  specialRequirements: 'specialRequirements',
};
const valueNames = Object.keys(fieldOf) as (keyof SessionValues)[];

export type CompareContext = {
  state: ProgrammeState;
  columns: ColumnMap<ImportField>;
  people: PeopleMatcher;
  schema: ReturnType<typeof sessionInputForZone>;
  nameOf: (personId: string) => string;
  /** Uploaded files have addresses of this origin. */
  origin: string;
};

export function compareSession(
  context: CompareContext,
  row: ParsedRow,
  match: SessionMatch,
): ComparedSession | ImportedRow {
  const { state, columns } = context;
  const fail = (errors: CellError[]): ImportedRow => ({ ...named(row), kind: 'error', values: [], errors });
  const at = (field: ImportField, problem: Message): CellError => ({
    row: row.row,
    column: headerOf(columns, field),
    ...problem,
  });
  if ('error' in match) return fail([...row.errors, at(match.isIdentifier ? 'id' : 'title', match.error)]);
  if (row.errors.length > 0) return fail(row.errors);
  const { id, session } = match;
  const values = validate(context, row, session);
  if (Array.isArray(values)) return fail(values);
  const assignments = state.assignments.get(id) ?? [];
  const compared =
    row.speakers &&
    compareSpeakers(row.speakers, assignments, context.people, { row: row.row, nameOf: context.nameOf });
  if (compared && compared.errors.length > 0) return fail(compared.errors.map((problem) => at('speakers', problem)));
  const zone = state.conference.timezone;
  const materials = compareMaterials(row.materials ?? [], state.materials.get(id) ?? [], {
    zone,
    origin: context.origin,
  });
  if (materials.errors.length > 0) return fail(materials.errors.map((problem) => at('materials', problem)));
  const before = assignments.map((assignment) => ({ ...assignment, name: context.nameOf(assignment.personId) }));
  const speakers = compared && isSameList(compared.speakers, assignments) ? undefined : compared?.speakers;
  const isNew = !session || session.deletedAt !== null;
  const changes = compare(values, isNew ? undefined : session, zone);
  if (speakers)
    changes.push({
      field: importFields.speakers,
      before: isNew ? '' : describeSpeakers(before),
      after: describeSpeakers(speakers),
    });
  if (materials.written.length > 0)
    changes.push({
      field: importFields.materials,
      before: isNew ? '' : materials.before,
      after: materials.after,
    });
  const notes = [...row.notes, ...(compared?.notes ?? []), ...materials.notes, ...warnOutsideDates(values, state)];
  const kind = session ? (session.deletedAt ? 'restore' : changes.length > 0 ? 'change' : 'same') : 'add';
  const shown: ImportedRow = { ...named(row), title: values.title, kind, values: changes, errors: [], notes };
  return { shown, id, stored: session, values, speakers, materials: materials.written };
}

const named = ({ row, title, notes }: ParsedRow) => ({ row, title, notes });

/** Applies the rules of the form to the stored session with the values of the file. */
function validate(
  { columns, schema }: CompareContext,
  { row, input }: ParsedRow,
  stored: SessionEntity | undefined,
): SessionValues | CellError[] {
  const kept = stored && Object.fromEntries(valueNames.map((name) => [name, stored[name]]));
  const { data, error } = schema.safeParse({ ...kept, ...input });
  if (data)
    return Object.fromEntries(
      valueNames.map((name) => [name, keepLineBreaks(stored?.[name], data[name])]),
    ) as SessionValues;
  return error.issues.map((issue) => {
    const field = fieldOf[issue.path[0] as keyof SessionValues];
    // An error in an end that was computed from a duration names the column of the duration.
    const shown = field === 'end' && !columns.indexOf.has('end') ? 'duration' : (field ?? 'title');
    return { row, column: headerOf(columns, shown), ...messageOf(issue) };
  });
}

function compare(values: SessionValues, stored: SessionEntity | undefined, zone: string): ImportedValue[] {
  const text = (name: keyof SessionValues, value: string | number | null) => {
    if (name === 'startTime' || name === 'endTime') return toLocalDateTime(String(value), zone).replace('T', ' ');
    return value === null ? '' : String(value);
  };
  return valueNames.flatMap((name) => {
    const after = text(name, values[name]);
    const before = stored ? text(name, stored[name]) : '';
    const isUnchanged = stored
      ? stored[name] === values[name]
      : after === '' || (name === 'sessionOrder' && values[name] === 0);
    return isUnchanged ? [] : [{ field: importFields[fieldOf[name]], before, after }];
  });
}

/** The last evening may go on after midnight. */
function warnOutsideDates({ startTime, endTime }: SessionValues, { conference }: ProgrammeState): Message[] {
  const [firstDay = '', lastDay = '', startDay = '', endDay = ''] = [
    ...[conference.startDate, conference.endDate, startTime],
    new Date(Date.parse(endTime) - maxNightMinutes * 60_000).toISOString(),
  ].map((instant) => toLocalDateTime(instant, conference.timezone).slice(0, 10));
  return startDay < firstDay || startDay > lastDay || endDay > lastDay ? [message('outsideDates')] : [];
}

function isSameList(compared: ComparedSpeaker[], stored: StoredAssignment[]): boolean {
  const keys = (list: (ComparedSpeaker | StoredAssignment)[]) =>
    JSON.stringify(
      list.map(({ personId, speakerType, presentationTitle }) => [personId, speakerType, presentationTitle]),
    );
  return keys(compared) === keys(stored);
}

export type ComparedSpeaker = { personId: string; name: string; speakerType: SpeakerType; presentationTitle: string };
type ComparedSpeakers = { speakers: ComparedSpeaker[]; errors: Message[]; notes: Message[] };

const maxSpeakers = 100;

/** Returns the speakers of the file in their order, then those whom the file does not name, because an import removes nobody. */
function compareSpeakers(
  entries: SpeakerEntry[],
  stored: StoredAssignment[],
  matcher: PeopleMatcher,
  { row, nameOf }: { row: number; nameOf: (personId: string) => string },
): ComparedSpeakers {
  const storedById = new Map(stored.map((assignment) => [assignment.personId, assignment]));
  const assigned = new Set(storedById.keys());
  const compared = new Map<string, ComparedSpeaker>();
  const [errors, notes]: [Message[], Message[]] = [[], []];
  for (const entry of entries) {
    const match = matcher.match(entry, row, assigned);
    if ('error' in match) {
      errors.push(match.error);
      continue;
    }
    const { personId, name } = match;
    assigned.delete(personId);
    notes.push(...match.notes);
    const earlier = compared.get(personId) ?? storedById.get(personId);
    const speakerType = findSpeakerType(entry.role) ?? earlier?.speakerType ?? 'presenter';
    const presentationTitle = entry.presentationTitle ?? earlier?.presentationTitle ?? '';
    if (presentationTitle.length > maxPresentationTitle)
      errors.push(message('tooLong', { field: 'presentationTitle', max: maxPresentationTitle }));
    compared.set(personId, { personId, name, speakerType, presentationTitle });
  }
  for (const { personId, speakerType, presentationTitle } of stored) {
    if (compared.has(personId)) continue;
    const name = nameOf(personId);
    compared.set(personId, { personId, name, speakerType, presentationTitle });
    notes.push(message('speakerStays', { name }));
  }
  if (compared.size > maxSpeakers) errors.push(message('tooManySpeakers', { max: maxSpeakers }));
  return { speakers: [...compared.values()], errors, notes };
}

const describeSpeakers = (speakers: ComparedSpeaker[]): string =>
  speakers
    .map(({ name, speakerType, presentationTitle }) => {
      const role = speakerType === 'presenter' ? '' : ` (${speakerType})`;
      return `${name}${role}${presentationTitle ? `: ${presentationTitle}` : ''}`;
    })
    .join('; ');

/** A file may have line breaks of another kind, which is no change. */
const keepLineBreaks = <Value>(stored: Value | undefined, value: Value): Value =>
  typeof stored === 'string' &&
  typeof value === 'string' &&
  stored.replaceAll('\r\n', '\n') === value.replaceAll('\r\n', '\n')
    ? stored
    : value;
