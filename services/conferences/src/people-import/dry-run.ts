import { type PersonInput, personInput } from '@majlis/contracts/people/people.schema';
import { type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { type PersonImportField, personImportFields } from '@majlis/contracts/staff/import-fields';
import type { CellError, ImportedRow, ImportPreview } from '@majlis/contracts/staff/imports.schema';
import type { z } from 'zod';
import { formatPersonValue } from '../export/session-tables.js';
import { NamesReader } from '../import/cell-names.js';
import { type ColumnMap, headerOf, mapInSteps, type SpeakerEntry, toColumnMap } from '../import/import-table.js';
import { type NewPerson, normalizeName, PeopleMatcher } from '../import/match-people.js';
import { describeFile, digestOf, type ReadFile } from '../import/read-file.js';
import type { PersonEntity } from '../people/person.entity.js';
import { fullName } from '../people/person-response.js';
import { splitName } from '../people/read-names.js';
import { type ParsedPerson, parsePerson } from './parse-person.js';

type PersonValues = Omit<PersonInput, 'slug' | 'photo'>;
export type ComparedPerson = {
  shown: ImportedRow;
  id: string;
  stored: PersonEntity | undefined;
  /** Undefined for a person who is stored already. */
  added: NewPerson | undefined;
  values: PersonValues;
};
export type PeopleDryRun = { preview: ImportPreview; people: ComparedPerson[] };
type StoredPeople = { people: PersonEntity[]; keptIds: ReadonlyMap<string, string> };

const { id: _id, name: _name, ...fieldLabels } = personImportFields;
const valueNames = Object.keys(fieldLabels) as (keyof PersonValues)[];

/** Computes what an import would write, as `prepareImport` does for sessions. */
export async function preparePeople(file: ReadFile<PersonImportField>, stored: StoredPeople): Promise<PeopleDryRun> {
  const columns = toColumnMap(file.table, personImportFields);
  const missing = findMissing(columns);
  const matcher = new PeopleMatcher(stored.people, stored.keptIds, file.choices);
  const comparer = new PeopleComparer(columns, matcher, stored.people);
  const rows = missing.length > 0 ? [] : file.table.rows;
  const names = new NamesReader(file.names, { isKnown: () => false, cells: [] });
  const { isOwn } = file.table;
  const compared = await mapInSteps(rows, (row) => comparer.compare(parsePerson({ columns, names, isOwn }, row)));
  const people = compared.filter((person) => 'shown' in person);
  const content = {
    ...describeFile(file),
    missing,
    dateExample: null,
    day: null,
    names: names.list(),
    choices: matcher.ambiguousNames,
    rows: compared.map((person) => ('shown' in person ? person.shown : person)),
    people: [],
    rooms: [],
    versions: Object.fromEntries(people.flatMap(({ stored: row }) => (row ? [[row.id, String(row.version)]] : []))),
  };
  const written = people.map(({ stored: row, values }) => [row?.id, values]);
  const digest = digestOf(content, written);
  return { preview: { ...content, digest }, people };
}

/** A person can be found by the name, e-mail, ORCID iD or id. */
function findMissing({ indexOf }: ColumnMap<PersonImportField>): string[] {
  const identifying: PersonImportField[] = ['name', 'email', 'orcidId', 'id'];
  const isFound =
    identifying.some((field) => indexOf.has(field)) || (indexOf.has('firstName') && indexOf.has('lastName'));
  return isFound ? [] : [personImportFields.name];
}

class PeopleComparer {
  private readonly byId: Map<string, PersonEntity>;
  private readonly rowOf = new Map<string, number>();

  constructor(
    private readonly columns: ColumnMap<PersonImportField>,
    private readonly matcher: PeopleMatcher,
    people: PersonEntity[],
  ) {
    this.byId = new Map(people.map((person) => [person.id, person]));
  }

  compare({ row, entry, input, errors }: ParsedPerson): ComparedPerson | ImportedRow {
    const named = { row, title: entry.name || entry.email || '', notes: [] };
    const fail = (problems: CellError[]): ImportedRow => ({ ...named, kind: 'error', values: [], errors: problems });
    // The name is validated later, when it is known whether the person is stored; until then a placeholder passes the rules.
    const checked = personInput.safeParse({ ...splitName('A B'), ...input });
    const invalid = [...errors, ...this.describeIssues(row, checked.error?.issues ?? [])];
    if (invalid.length > 0) return fail(invalid);
    const match = this.matcher.match(entry, row, new Set());
    if ('error' in match) return fail([this.errorAt(row, 'name', match.error)]);
    const earlier = this.rowOf.get(match.personId);
    if (earlier !== undefined) return fail([this.errorAt(row, 'name', message('samePersonInRow', { row: earlier }))]);
    this.rowOf.set(match.personId, row);
    const stored = this.byId.get(match.personId);
    const { data, error } = personInput.safeParse({ ...keptValues(stored, entry), ...input });
    if (error) return fail(this.describeIssues(row, error.issues));
    const values = keepEqual(data, stored);
    const isNew = !stored || stored.deletedAt !== null;
    const changes = compare(values, isNew ? undefined : stored);
    const kind = stored ? (stored.deletedAt ? 'restore' : changes.length > 0 ? 'change' : 'same') : 'add';
    const notes = [...match.notes, ...noteOtherName(entry.name, input, stored)];
    return {
      shown: { row, title: fullName(values), kind, values: changes, errors: [], notes },
      id: match.personId,
      stored,
      added: isNew ? this.matcher.newPeople.find(({ id }) => id === match.personId) : undefined,
      values,
    };
  }

  private errorAt(row: number, field: PersonImportField, problem: Message): CellError {
    const { indexOf } = this.columns;
    const candidates: PersonImportField[] = [field, 'lastName', 'firstName', 'email', 'orcidId', 'id'];
    const shown = field === 'name' ? (candidates.find((name) => indexOf.has(name)) ?? field) : field;
    return { row, column: headerOf(this.columns, shown), ...problem };
  }

  private describeIssues(row: number, issues: z.core.$ZodIssue[]): CellError[] {
    return issues.map((issue) => this.errorAt(row, issue.path[0] as PersonImportField, messageOf(issue)));
  }
}

/** A new person's e-mail address is not public, because nobody has asked the person yet. */
function keptValues(
  stored: PersonEntity | undefined,
  { name, firstName, lastName }: SpeakerEntry,
): Partial<PersonValues> {
  if (stored) return Object.fromEntries(valueNames.map((field) => [field, stored[field]]));
  return { ...(firstName && lastName ? { firstName, lastName } : splitName(name)), showEmail: false };
}

function keepEqual({ slug, photo, ...values }: PersonInput, stored: PersonEntity | undefined): PersonValues {
  if (!stored) return values;
  const isEqual = (name: keyof PersonValues) => comparable(values[name]) === comparable(stored[name]);
  return { ...values, ...Object.fromEntries(valueNames.filter(isEqual).map((name) => [name, stored[name]])) };
}

/** Other line breaks, and a list that is written as one text, count as no change. */
const comparable = (value: PersonValues[keyof PersonValues]) => formatPersonValue(value).replaceAll('\r\n', '\n');

const compare = (values: PersonValues, stored: PersonEntity | undefined) =>
  valueNames.flatMap((name) => {
    const after = formatPersonValue(values[name]);
    const before = stored ? formatPersonValue(stored[name]) : '';
    const isUnchanged = stored ? before === after : after === '' || values[name] === false;
    return isUnchanged ? [] : [{ field: fieldLabels[name], before, after }];
  });

/** A name in one column cannot be divided into first and last name for certain, so a stored name stays. */
function noteOtherName(name: string, { firstName, lastName }: Partial<PersonInput>, stored: PersonEntity | undefined) {
  const isOther = stored && name !== '' && normalizeName(name) !== normalizeName(fullName(stored));
  return isOther && firstName === undefined && lastName === undefined
    ? [message('nameStays', { name: fullName(stored) })]
    : [];
}
