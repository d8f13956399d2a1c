import { setImmediate } from 'node:timers/promises';
import type { DocumentInput } from '@majlis/contracts/conferences/documents.schema';
import type { Message } from '@majlis/contracts/shared/messages';
import type { ImportField } from '@majlis/contracts/staff/import-fields';
import type { ImportFormat } from '@majlis/contracts/staff/imports.schema';
import { fieldError } from '@majlis/kit/http/http-errors';
import { BadRequestException } from '@nestjs/common';

/** Any imported file as rows of texts. A cell is undefined where the file says nothing, so that the row keeps its value. */
export type ImportTable<Field extends string = ImportField> = {
  format: ImportFormat;
  columns: { header: string; field: Field | null }[];
  rows: TableRow[];
  /** The rooms in the order in which the file lists them; undefined for a format that lists none. */
  rooms?: RoomEntry[];
  sheets?: string[];
  sheet?: string;
  notes?: Message[];
  /** Identifiers are unique within one source only: those of two programs are not the same. */
  source: string;
  /** True for our own export, whose texts have no markup. */
  isOwn: boolean;
};

/** A capacity that the file does not name stays as it is. */
export type RoomEntry = { name: string | undefined; capacity: unknown };

export type TableRow = {
  row: number;
  cells: (string | undefined)[];
  /** The speakers of formats that list them one by one. */
  speakers?: SpeakerEntry[] | undefined;
  /** The papers, slides and links of formats that list them one by one. */
  materials?: MaterialEntry[] | undefined;
};

/** A document as a file describes it; it is checked as a whole by the schema of the form. */
export type MaterialEntry = {
  url: string;
  /**
   * True for one of many links in the schedule of another program. If such a link is invalid, it is left out and the session is
   * imported.
   */
  isOptional?: boolean;
} & Partial<Record<keyof DocumentInput, unknown>>;

/** A person as a file names them. */
export type SpeakerEntry = {
  /** The id of one of our own rows, or that of the program that wrote the file. */
  id?: string | undefined;
  name: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  orcidId?: string | undefined;
  position?: string | undefined;
  organization?: string | undefined;
  biography?: string | undefined;
  expertiseAreas?: string[] | undefined;
  role?: string | undefined;
  presentationTitle?: string | undefined;
};

/** The whole file cannot be imported. */
export const fileError = (problem: Message): BadRequestException =>
  new BadRequestException(fieldError('file', problem));

/** `headers` are the column names of the file, which errors use. */
export type ColumnMap<Field extends string> = {
  indexOf: Map<Field, number>;
  headers: string[];
  labels: Record<Field, string>;
};

export function toColumnMap<Field extends string>(
  { columns }: Pick<ImportTable<Field>, 'columns'>,
  labels: Record<Field, string>,
): ColumnMap<Field> {
  const indexOf = new Map<Field, number>();
  for (const [index, { field }] of columns.entries()) if (field && !indexOf.has(field)) indexOf.set(field, index);
  return { indexOf, headers: columns.map(({ header }) => header), labels };
}

export const headerOf = <Field extends string>({ indexOf, headers, labels }: ColumnMap<Field>, field: Field): string =>
  headers[indexOf.get(field) ?? -1] || labels[field];

/** The headers of our own export and those that other programs and people write, the likelier ones first. */
export type ColumnNames<Field extends string> = {
  labels: Record<Field, string>;
  /** Other headers of each field, separated by bars and line breaks. */
  otherHeaders: Record<Field, string>;
  /** Only our own export has all of these headers. */
  ownHeaders: string[];
};

const normalizeHeader = (header: string) =>
  header
    .normalize('NFKC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/\((?:s|en|innen|optional|required|pflicht|optionnel)\)/g, '')
    .replace(/[*_:()[\]"\s]+/g, ' ')
    .trim();

/** Lists the headers of a field in the order of preference. The header of our own export comes first unless it is in the list. */
function listHeaders<Field extends string>(field: Field, { labels, otherHeaders }: ColumnNames<Field>): string[] {
  const own = normalizeHeader(labels[field]);
  const others = otherHeaders[field].split(/[|\n]/).map(normalizeHeader);
  return others.includes(own) ? others : [own, ...others];
}

/** The columns that may hold a field, the best one first. */
export function findColumns<Field extends string>(
  headers: string[],
  field: Field,
  names: ColumnNames<Field>,
): number[] {
  const normalized = headers.map(normalizeHeader);
  return listHeaders(field, names).flatMap((header) => {
    const index = normalized.indexOf(header);
    return index < 0 ? [] : [index];
  });
}

/**
 * Gives each column at most one field and each field at most one column: the best that is still free, unless another one has more
 * than twice as many cells with a text.
 */
export function guessFields<Field extends string>(
  headers: string[],
  names: ColumnNames<Field>,
  rows: string[][] = [],
): (Field | null)[] {
  const guessed: (Field | null)[] = headers.map(() => null);
  const filled = headers.map((_header, column) => rows.filter((cells) => cells[column]?.trim()).length);
  // A column called “start date” is read as the date only if another column holds the start.
  const fields = (Object.keys(names.labels) as Field[]).toSorted(
    (one, other) => Number(one === 'date') - Number(other === 'date'),
  );
  for (const field of fields) {
    const columns = findColumns(headers, field, names).filter((column) => guessed[column] === null);
    const most = Math.max(0, ...columns.map((column) => filled[column] ?? 0));
    // A date may be written once for all rows below it, so one cell with a text is enough.
    const enough = field === 'date' ? Math.min(1, most) : most / 2;
    const index = columns.find((column) => (filled[column] ?? 0) >= enough);
    if (index !== undefined) guessed[index] = field;
  }
  return guessed;
}

export const isOwnExport = (headers: string[], { ownHeaders }: { ownHeaders: string[] }): boolean =>
  ownHeaders.every((header) => headers.includes(header));

const maxStep = 100;

/** Handles rows in steps, because thousands of rows take seconds, in which the service must go on with other requests. */
export async function mapInSteps<Item, Result>(items: Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % maxStep === 0) await setImmediate();
  }
  return results;
}
