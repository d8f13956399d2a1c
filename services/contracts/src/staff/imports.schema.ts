import { z } from 'zod';
import type { Message } from '../shared/messages.js';
import { multipartForm } from '../shared/multipart-form.schema.js';
import {
  type CsvSeparator,
  csvSeparatorNames,
  type ImportEncoding,
  importEncodingNames,
  importFieldNames,
  importLimits,
  personImportFieldNames,
} from './import-fields.js';

/** The corrections of staff to a cell with names, in order; the numbers are places in its list of people. */
export type NameEdit = `${'join' | 'split' | 'turn'} ${number}`;
const nameEdit = z.templateLiteral([z.enum(['join', 'split', 'turn']), ' ', z.int().min(0).max(999)]);

const describeForms = <const Names extends readonly string[]>(fieldNames: Names) => {
  const options = {
    /** If it is empty, the encoding is guessed from the file. */
    encoding: z.enum([...importEncodingNames, ''], 'Choose one of the encodings').default(''),
    /**
     * The fields of the columns in order, null for a column that is left out. If the list is empty, they are guessed from the
     * headers.
     */
    columns: z
      .array(z.enum(fieldNames, 'Choose one of the fields').nullable())
      .max(importLimits.columns, `At most ${importLimits.columns} columns`)
      .default([]),
    /** The sheet of a workbook; empty for the first one with a table. */
    sheet: z.string('Give the name of a sheet').max(200).default(''),
    /** The day of rows that have only times, until a row above has a date. If it is empty, a conference of one day has that day. */
    day: z.union([z.literal(''), z.iso.date('Give a day like 2027-03-21')]).default(''),
    /** Corrections by the text of the cell. */
    names: z
      .record(z.string().max(20_000), z.array(nameEdit).max(200), 'Give lists such as "join 0", "split 1" or "turn 2"')
      .default({}),
    /** The people who are meant by names that several people have, by the keys of the preview. */
    choices: z
      .record(
        z.string().max(500),
        z.union([z.literal('new'), z.uuid('Give the id of a person')]),
        'Give the ids of people',
      )
      .default({}),
  };
  const importInput = z.strictObject({
    ...options,
    /** The digest that the preview returned. */
    digest: z.string('Give the digest of the preview').regex(/^[0-9a-f]{64}$/, 'Give the digest of the preview'),
    versions: z
      .record(z.uuid('Give the ids of rows'), z.string().max(30), 'Give the versions of the preview')
      .default({}),
  });
  return { preview: multipartForm(z.strictObject(options)), import: multipartForm(importInput) };
};

export const exportQuery = z.object({
  separator: z.enum(csvSeparatorNames, 'Choose “comma” or “semicolon”').default('comma'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export const sessionImportForms = describeForms(importFieldNames);
export const peopleImportForms = describeForms(personImportFieldNames);

export type ImportOptions<Field extends string = string> = {
  encoding: ImportEncoding | '';
  columns: (Field | null)[];
  sheet: string;
  day: string;
  names: Record<string, NameEdit[]>;
  choices: Record<string, string>;
};
export type ImportInput<Field extends string = string> = ImportOptions<Field> & {
  digest: string;
  versions: Record<string, string>;
};

export type ImportColumn = { header: string; sample: string; field: string | null };

/** `field` is the header of our own export. */
export type ImportedValue = { field: string; before: string; after: string };

export type CellError = Message & { row: number; column: string };

/** Says what an import makes of a session or person of the file. */
export type ImportedRow = {
  /** Rows are counted as in a spreadsheet, where the first row has the headers; in other formats the first row is 1. */
  row: number;
  title: string;
  /** With `restore` the row had been deleted; with `error` it is left out. */
  kind: 'add' | 'restore' | 'change' | 'same' | 'error';
  values: ImportedValue[];
  errors: CellError[];
  notes: Message[];
};

/** A room that is added or gets another capacity. If the kind is `error`, the room is left out. */
export type ImportedRoom = {
  name: string;
  kind: 'add' | 'change' | 'error';
  before: number | null;
  after: number | null;
  error: Message | null;
};

export type ImportedPerson = { name: string; detail: string; rows: number[]; isRestored: boolean };

/** A name of the file that several people have. Until one of them, or a new one, is chosen, its rows are left out. */
export type PersonChoice = {
  key: string;
  name: string;
  rows: number[];
  people: { id: string; name: string; detail: string }[];
  /** An id, or 'new'. */
  chosen: string | null;
};

/** A cell with names and the people who were read from it. */
export type NameReading = {
  cell: string;
  rows: number[];
  /** True if the cell has nothing but these names, as they are written. */
  isPlain: boolean;
  people: { firstName: string; lastName: string; detail: string }[];
};

export type ImportFormat = 'csv' | 'xlsx' | 'json' | 'xml';

export type ImportPreview = {
  format: ImportFormat;
  encoding: ImportEncoding;
  isEncodingCertain: boolean;
  /** The sheets of a workbook that are not empty, and the one that is read. */
  sheets: string[];
  sheet: string;
  columns: ImportColumn[];
  /** Required fields for which the file has no column. While there are any, nothing can be imported. */
  missing: string[];
  /** A message that shows how the first ambiguous date was read. */
  dateExample: Message | null;
  /** The day of the rows that have only times, empty if it must be chosen; null if each time has a date. */
  day: string | null;
  /** Notes about the file as a whole. */
  notes: Message[];
  names: NameReading[];
  choices: PersonChoice[];
  rows: ImportedRow[];
  /** New people among the speakers of the sessions. */
  people: ImportedPerson[];
  /** Only our own JSON has a list of rooms. */
  rooms: ImportedRoom[];
  digest: string;
  versions: Record<string, string>;
};

/** `people` counts the speakers who came with sessions, `rooms` the new and the changed ones. */
export type ImportResult = { added: number; changed: number; people: number; rooms: number };

export const importPath = (conferenceId: string) => `/api/conferences/${conferenceId}/import`;
export const peopleImportPath = '/api/people/import';
export const importPreviewPath = (path: string) => `${path}/preview`;
const withSeparator = (separator?: CsvSeparator) => (separator ? `?separator=${separator}` : '');
export const exportPath = (conferenceId: string, file: string, separator?: CsvSeparator) =>
  `/api/conferences/${conferenceId}/export/${file}${withSeparator(separator)}`;
export const peopleExportPath = (file: string, separator?: CsvSeparator) =>
  `/api/people/export/${file}${withSeparator(separator)}`;
