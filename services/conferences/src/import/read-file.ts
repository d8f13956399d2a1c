import { createHash } from 'node:crypto';
import { message } from '@majlis/contracts/shared/messages';
import { importLimits } from '@majlis/contracts/staff/import-fields';
import type { ImportOptions, ImportPreview, NameEdit } from '@majlis/contracts/staff/imports.schema';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { ConcurrencyLimitInterceptor } from '@majlis/kit/http/concurrency-limit.interceptor';
import { checkFileSize } from '@majlis/kit/uploads/uploaded-file';
import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { type DecodedFile, decodeFile } from './decode-file.js';
import { type ColumnNames, fileError, type ImportTable, type TableRow } from './import-table.js';
import { readCsv, readWorkbook } from './read-grid.js';

const megabyte = 1024 * 1024;

/** A file just over the limit is still read, so that the error can name its field. */
export const ImportUpload = () =>
  applyDecorators(
    UseInterceptors(
      ConcurrencyLimitInterceptor,
      FileInterceptor('file', {
        defParamCharset: 'utf8',
        limits: { fileSize: importLimits.bytes + megabyte, files: 1, fields: 8, fieldSize: megabyte, parts: 10 },
      }),
    ),
  );

/** `noun` names the rows of the file in messages. There is no XML format for people. */
export type TableReaders<Field extends string> = {
  noun: { none: 'noPeopleInFile' | 'noSessionsInFile'; tooMany: TooMany };
  columns: ColumnNames<Field>;
  readJson: (text: string) => ImportTable<Field>;
  readXml?: (text: string) => ImportTable<Field>;
};

export type ReadFile<Field extends string> = {
  decoded: Omit<DecodedFile, 'text'>;
  table: ImportTable<Field>;
  day: string;
  names: Record<string, NameEdit[]>;
  choices: Record<string, string>;
};

type TooMany = `tooMany${'People' | 'Rooms' | 'Sessions'}InFile`;

const otherKinds: [start: string, kind: `kind${'Archive' | 'Compressed' | 'OldOffice' | 'Pdf' | 'Picture'}`][] = [
  ['\u00d0\u00cf\u0011\u00e0', 'kindOldOffice'],
  ['%PDF', 'kindPdf'],
  ['\u0089PNG', 'kindPicture'],
  ['\u00ff\u00d8\u00ff', 'kindPicture'],
  ['\u001f\u008b', 'kindCompressed'],
  ['PK\u0003\u0004', 'kindArchive'],
];

/** Finds the format by the content, because names of files are often wrong. */
export async function readFile<Field extends string>(
  file: FormFile | undefined,
  { encoding, columns, sheet, day, names, choices }: ImportOptions<Field>,
  readers: TableReaders<Field>,
): Promise<ReadFile<Field>> {
  if (!file) throw fileError(message('noFile'));
  const { buffer } = file;
  checkFileSize('file', buffer, importLimits.bytes);
  const decoded = isWorkbook(buffer)
    ? { text: '', encoding: 'utf-8' as const, isEncodingCertain: true }
    : decodeText(buffer, encoding);
  const table = isWorkbook(buffer)
    ? await readWorkbook(buffer, sheet, readers.columns)
    : readText(decoded.text, readers);
  const { noun } = readers;
  if (table.rows.length === 0 && !table.rooms?.length) throw fileError(message(noun.none));
  rejectTooMany(table.rows.length, noun.tooMany);
  rejectTooMany(table.rooms?.length ?? 0, 'tooManyRoomsInFile');
  // If the columns are not those that staff assigned, the fields are guessed again.
  const isAssigned = columns.length === table.columns.length && columns.length > 0;
  const assigned = table.columns.map((column, index) => ({ ...column, field: columns[index] ?? null }));
  return { decoded, day, names, choices, table: isAssigned ? { ...table, columns: assigned } : table };
}

/** Only Excel workbooks have a file of this name in their archive. */
const isWorkbook = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004' && bytes.includes('xl/workbook');

function decodeText(bytes: Buffer, encoding: ImportOptions['encoding']): DecodedFile {
  const start = bytes.toString('latin1', 0, 8);
  const kind = otherKinds.find(([mark]) => start.startsWith(mark))?.[1];
  if (kind) throw fileError(message('fileOfOtherKind', { kind: message(kind) }));
  return decodeFile(bytes, encoding);
}

function readText<Field extends string>(
  text: string,
  { columns, readJson, readXml }: TableReaders<Field>,
): ImportTable<Field> {
  const formats = message(readXml ? 'programmeFormats' : 'peopleFormats');
  if (text.includes('\0')) throw fileError(message('fileIsNoText', { formats }));
  const first = text.replace(/^\uFEFF/, '').trimStart()[0];
  if (first === undefined) throw fileError(message('emptyFile'));
  if (first === '<') {
    if (!readXml) throw fileError(message('fileIsXml', { formats }));
    return readXml(text);
  }
  return first === '{' || first === '[' ? readJson(text) : readCsv(text, columns);
}

function rejectTooMany(count: number, problem: TooMany): void {
  if (count > importLimits.rows) throw fileError(message(problem, { count, max: importLimits.rows }));
}

export const describeFile = <Field extends string>({
  decoded: { encoding, isEncodingCertain },
  table,
}: ReadFile<Field>): Pick<
  ImportPreview,
  'format' | 'encoding' | 'isEncodingCertain' | 'sheets' | 'sheet' | 'columns' | 'notes'
> => ({
  format: table.format,
  encoding,
  isEncodingCertain,
  sheets: table.sheets ?? [],
  sheet: table.sheet ?? '',
  columns: table.columns.map((column, index) => ({ ...column, sample: findSample(table, index) })),
  notes: table.notes ?? [],
});

const maxSampleLength = 80;

function findSample<Field extends string>({ rows, columns }: ImportTable<Field>, index: number): string {
  const listOf = ({ speakers = [], materials = [] }: TableRow) =>
    columns[index]?.field === 'materials' ? materials.map(({ url }) => url) : speakers.map(({ name }) => name);
  for (const row of rows.slice(0, 20)) {
    const sample = row.cells[index] ?? listOf(row).join('; ');
    if (sample.trim()) return sample.trim().slice(0, maxSampleLength);
  }
  return '';
}

/** The import is rejected unless its digest is that of the preview. */
export const digestOf = (...contents: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex');
