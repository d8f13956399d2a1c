import type { PersonInput } from '@majlis/contracts/people/people.schema';
import { message } from '@majlis/contracts/shared/messages';
import { type PersonImportField, personImportFields } from '@majlis/contracts/staff/import-fields';
import type { CellError } from '@majlis/contracts/staff/imports.schema';
import { toPlainLines } from '@majlis/kit/html/plain-text';
import type { NamesReader } from '../import/cell-names.js';
import {
  type ColumnMap,
  type ColumnNames,
  headerOf,
  type SpeakerEntry,
  type TableRow,
} from '../import/import-table.js';
import { noLastName } from '../people/person-response.js';

export type ParsedPerson = {
  row: number;
  /** The name, e-mail and ORCID iD by which a stored person is found. */
  entry: SpeakerEntry;
  /** Only the values that the file has. A name in one column is divided later, and only for a new person. */
  input: Partial<PersonInput>;
  errors: CellError[];
};

const textFields = [
  ...(['email', 'phone', 'position', 'organization', 'department', 'biography'] as const),
  ...(['orcidId', 'twitterHandle', 'websiteUrl', 'linkedinUrl', 'cvUrl'] as const),
];

type Context = { columns: ColumnMap<PersonImportField>; names: NamesReader; isOwn: boolean };

export function parsePerson({ columns, names, isOwn }: Context, { row, cells }: TableRow): ParsedPerson {
  const cell = (field: PersonImportField) => cells[columns.indexOf.get(field) ?? -1]?.trim();
  const input: Partial<PersonInput> = { ...parseNames(cell('firstName'), cell('lastName')) };
  for (const field of textFields) {
    const text = cell(field);
    if (text !== undefined) input[field] = isOwn ? text : withoutAddress(field, toPlainLines(text));
  }
  const areas = cell('expertiseAreas');
  if (areas !== undefined) input.expertiseAreas = areas.split(/[;؛\n]/).flatMap((area) => area.trim() || []);
  const errors: CellError[] = [];
  const shown = cell('showEmail');
  if (shown) {
    const choice = [yes, no].findIndex((words) => words.has(shown.toLowerCase()));
    if (choice < 0)
      errors.push({ row, column: headerOf(columns, 'showEmail'), ...message('notYesOrNo', { cell: shown }) });
    else input.showEmail = choice === 0;
  }
  const entry = toEntry(cell('id'), input);
  const name = cell('name') ?? '';
  if (entry.name || name === '') return { row, entry, input, errors };
  const read = names.readEntry({ name }, row) ?? { name };
  // Details beside a name count only where no column has them.
  for (const field of ['email', 'orcidId', 'position', 'organization'] as const)
    if (!input[field] && read[field]) input[field] = read[field];
  return { row, entry: { ...read, id: entry.id, email: input.email, orcidId: input.orcidId }, input, errors };
}

const yes = new Set(['yes', 'true', '1', 'نعم']);
const no = new Set(['no', 'false', '0', 'لا']);

/** A person may have one name only. */
function parseNames(firstName?: string, lastName?: string): Partial<PersonInput> {
  if (firstName && lastName === '') return { firstName, lastName: noLastName };
  return { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
}

function toEntry(id: string | undefined, input: Partial<PersonInput>): SpeakerEntry {
  const { firstName, lastName, email, orcidId } = input;
  const name = [firstName, lastName === noLastName ? '' : lastName].filter(Boolean).join(' ');
  return { id, name, firstName, lastName, email, orcidId };
}

/** Other programs export iDs and handles as web addresses. */
function withoutAddress(field: (typeof textFields)[number], text: string): string {
  if (field === 'orcidId') return text.replace(/^https?:\/\/(www\.)?orcid\.org\//i, '');
  return field === 'twitterHandle' ? text.replace(/^https?:\/\/(www\.)?(twitter|x)\.com\/@?/i, '@') : text;
}

/** Headers of pretalx, Indico, Sessionize and address books, those that people write themselves, and the keys of JSON files. */
const otherHeaders: Record<PersonImportField, string> = {
  id: 'person id | guid | uuid | code | id | speaker id',
  name: `full name | display name | public name | full public name | speaker | speaker name | person | vollständiger name
    nom complet | nombre completo | ad soyad | nama | nama penuh | الاسم | الاسم الكامل`,
  firstName:
    'given name | first names | forename | firstname | vorname | prénom | nombre | ad | nama pertama | الاسم الأول',
  lastName: `family name | surname | lastname | nachname | familienname | nom de famille | apellido | apellidos | soyad
    nama keluarga | اسم العائلة`,
  email:
    'email | mail | e-mail address | email address | speaker email | e-posta | emel | courriel | البريد الإلكتروني',
  showEmail: 'show email | show a contact link',
  phone: 'telephone | phone number | mobile | telefon | téléphone | الهاتف',
  position: 'job title | role | title | tag line | tagline | jobtitle | funktion | fonction | unvan | jawatan | المنصب',
  organization: `organisation | organisations | affiliation | affiliations | company | institution | university | employer
    organisme | kurum | organisasi | institusi | المؤسسة`,
  department: 'faculty | school',
  orcidId: 'orcid id | orcid',
  websiteUrl: 'homepage | web | url | personal website | web site | website url',
  linkedinUrl: 'linkedin profile | linkedin url | linked in',
  twitterHandle: 'twitter handle | twitter url | x',
  cvUrl: 'cv url | curriculum vitae',
  expertiseAreas: 'expertise areas | expertise | topics | keywords | tags',
  biography:
    'bio | about | biographical note | speaker biography | biografie | biographie | biyografi | biografi | السيرة',
};

export const personColumns: ColumnNames<PersonImportField> = {
  labels: personImportFields,
  otherHeaders,
  ownHeaders: [personImportFields.showEmail, personImportFields.expertiseAreas],
};
