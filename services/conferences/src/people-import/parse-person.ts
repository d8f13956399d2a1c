import type { PersonImportField } from '@majlis/contracts/import-fields';
import type { CellError } from '@majlis/contracts/imports';
import type { PersonInput } from '@majlis/contracts/people';
import { type ColumnMap, headerOf } from '../import/column-map.js';
import type { SpeakerEntry, TableRow } from '../import/import-table.js';
import { noLastName } from '../people/full-name.js';

export type ParsedPerson = {
  row: number;
  /** The name, e-mail and ORCID iD by which a stored person is found. */
  entry: SpeakerEntry;
  /** Only what the file has. The parts of a name that is in one column are left to who is found. */
  input: Partial<PersonInput>;
  errors: CellError[];
};

const textFields = [
  ...(['email', 'phone', 'position', 'organization', 'department', 'biography'] as const),
  ...(['orcidId', 'twitterHandle', 'websiteUrl', 'linkedinUrl', 'cvUrl'] as const),
];

export function parsePerson(columns: ColumnMap<PersonImportField>, { row, cells }: TableRow): ParsedPerson {
  const cell = (field: PersonImportField) => cells[columns.indexOf.get(field) ?? -1]?.trim();
  const input: Partial<PersonInput> = { ...parseNames(cell('firstName'), cell('lastName')) };
  for (const field of textFields) {
    const text = cell(field);
    if (text !== undefined) input[field] = withoutAddress(field, text);
  }
  const areas = cell('expertiseAreas');
  if (areas !== undefined) input.expertiseAreas = areas.split(/[;؛\n]/).flatMap((area) => area.trim() || []);
  const errors: CellError[] = [];
  const shown = cell('showEmail');
  if (shown) {
    const choice = [yes, no].findIndex((words) => words.has(shown.toLowerCase()));
    if (choice < 0)
      errors.push({ row, column: headerOf(columns, 'showEmail'), message: `“${shown}” is neither yes nor no` });
    else input.showEmail = choice === 0;
  }
  return { row, entry: toEntry(cell('id'), cell('name'), input), input, errors };
}

const yes = new Set(['yes', 'true', '1', 'نعم']);
const no = new Set(['no', 'false', '0', 'لا']);

/** A person may have one name only. */
function parseNames(firstName?: string, lastName?: string): Partial<PersonInput> {
  if (firstName && lastName === '') return { firstName, lastName: noLastName };
  return { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
}

function toEntry(id: string | undefined, name: string | undefined, input: Partial<PersonInput>): SpeakerEntry {
  const { firstName, lastName, email, orcidId } = input;
  const both = [firstName, lastName === noLastName ? '' : lastName].filter(Boolean).join(' ');
  return { id, name: both || (name ?? ''), firstName, lastName, email, orcidId };
}

/** Programs give iDs and handles as addresses. */
function withoutAddress(field: (typeof textFields)[number], text: string): string {
  if (field === 'orcidId') return text.replace(/^https?:\/\/(www\.)?orcid\.org\//i, '');
  return field === 'twitterHandle' ? text.replace(/^https?:\/\/(www\.)?(twitter|x)\.com\/@?/i, '@') : text;
}
