import { importLimits } from '@majlis/contracts/import-fields';
import type { ImportOptions, ImportPreview } from '@majlis/contracts/imports';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { checkFileSize } from '@majlis/kit/http/check-file-size';
import { type DecodedFile, decodeFile } from './decode-file.js';
import { fileError } from './file-errors.js';
import type { ImportTable, TableRow } from './import-table.js';
import { readTable, rejectOtherKinds, type TableReaders } from './read-table.js';

export type ReadFile<Field extends string> = {
  decoded: DecodedFile;
  table: ImportTable<Field>;
  choices: Record<string, string>;
};

const maxSampleLength = 80;

export function readFile<Field extends string>(
  file: FormFile | undefined,
  { encoding, columns, choices }: ImportOptions<Field>,
  readers: TableReaders<Field>,
): ReadFile<Field> {
  if (!file) throw fileError('Choose a file.');
  checkFileSize('file', file.buffer, importLimits.bytes);
  rejectOtherKinds(file.buffer);
  const decoded = decodeFile(file.buffer, encoding);
  const table = readTable(decoded.text, readers);
  // A file with other columns than those that were assigned is guessed again.
  if (columns.length !== table.columns.length) return { decoded, table, choices };
  const assigned = table.columns.map((column, index) => ({ ...column, field: columns[index] ?? null }));
  return { decoded, choices, table: { ...table, columns: assigned } };
}

export const describeFile = <Field extends string>({
  decoded: { encoding, isEncodingCertain },
  table,
}: ReadFile<Field>): Pick<ImportPreview, 'format' | 'encoding' | 'isEncodingCertain' | 'columns'> => ({
  format: table.format,
  encoding,
  isEncodingCertain,
  columns: table.columns.map((column, index) => ({ ...column, sample: findSample(table, index) })),
});

function findSample<Field extends string>({ rows, columns }: ImportTable<Field>, index: number): string {
  const listOf = ({ speakers = [], materials = [] }: TableRow) =>
    columns[index]?.field === 'materials' ? materials.map(({ url }) => url) : speakers.map(({ name }) => name);
  for (const row of rows.slice(0, 20)) {
    const sample = row.cells[index] ?? listOf(row).join('; ');
    if (sample.trim()) return sample.trim().slice(0, maxSampleLength);
  }
  return '';
}
