import { message } from '@majlis/contracts/shared/messages';
import { importLimits } from '@majlis/contracts/staff/import-fields';
import { unescapeFormula } from '@majlis/kit/csv/write-csv';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import readWorkbookFile from 'read-excel-file/node';
import { type ColumnNames, fileError, guessFields, type ImportTable, isOwnExport } from './import-table.js';

// Reads tables of cells, from CSV or a workbook.

const separators = [',', ';', '\t', '|'] as const;
/** Titles and notes may stand above the headers. */
const maxRowsBeforeHeaders = 20;
const maxSampleLength = 100_000;

/** Excel reads such a line as the choice of the separator, and shows the next line as the first. */
const announcedSeparator = /^\uFEFF?"?sep=(.)"?\r?\n/i;

export function readCsv<Field extends string>(text: string, names: ColumnNames<Field>): ImportTable<Field> {
  const announced = announcedSeparator.exec(text);
  const table = text.slice(announced?.[0].length ?? 0);
  const records = parseRecords(table, announced?.[1] ?? findSeparator(table, names));
  const rows = records.map((record) => record.map((cell) => unescapeFormula(cell).replaceAll(/\r\n?/g, '\n')));
  return { ...readGrid(rows, names), format: 'csv' };
}

const parseOptions = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
} satisfies Options;

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...parseOptions, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? Number(error.lines) : undefined;
    throw fileError(line === undefined ? message('notCsv') : message('notCsvNearLine', { line }));
  }
}

/** Returns the separator with which most headers are known, else the one with which rows have the most cells. */
function findSeparator<Field extends string>(text: string, names: ColumnNames<Field>): string {
  const rate = (delimiter: string) => {
    try {
      const to = maxRowsBeforeHeaders + 1;
      const sample: string[][] = parse(text.slice(0, maxSampleLength), { ...parseOptions, delimiter, to });
      const { known, width } = findHeaders(sample, names);
      return known * 1_000 + width;
    } catch {
      // The sample may end within a quoted cell, which the parser rejects.
      return (text.slice(0, maxSampleLength).split('\n')[0] ?? '').split(delimiter).length;
    }
  };
  const rated = separators.map((separator) => ({ separator, rate: rate(separator) }));
  return rated.reduce((best, candidate) => (candidate.rate > best.rate ? candidate : best)).separator;
}

const countCells = (row: string[]) => row.filter((cell) => cell.trim() !== '').length;

/** Finds the row in which most headers are known, else the first that looks like a row of a table. */
function findHeaders<Field extends string>(grid: string[][], names: ColumnNames<Field>) {
  const head = grid.slice(0, maxRowsBeforeHeaders).map((row, index) => {
    const known = guessFields(row, names).filter((field) => field !== null).length;
    return { index, known, width: countCells(row) };
  });
  const none = { index: -1, known: 0, width: 0 };
  const best = head.reduce((one, other) => (other.known > one.known ? other : one), none);
  if (best.known > 0) return best;
  return head.find(({ width }) => width > 1) ?? head.find(({ width }) => width > 0) ?? none;
}

function readGrid<Field extends string>(
  grid: string[][],
  names: ColumnNames<Field>,
): Omit<ImportTable<Field>, 'format'> {
  const { index: at } = findHeaders(grid, names);
  const headers = grid[at] ?? [];
  const width = headers.findLastIndex((header) => header.trim() !== '') + 1;
  if (width > importLimits.columns) throw fileError(message('tooManyColumns', { max: importLimits.columns }));
  const trimmed = headers
    .slice(0, Math.max(width, Math.min(headers.length, importLimits.columns)))
    .map((header) => header.trim());
  const fields = guessFields(trimmed, names, grid.slice(at + 1));
  return {
    columns: trimmed.map((header, index) => ({ header, field: fields[index] ?? null })),
    rows: grid
      .slice(at + 1)
      .flatMap((cells, index) =>
        countCells(cells) === 0
          ? []
          : [{ row: at + index + 2, cells: trimmed.map((_header, column) => cells[column] ?? '') }],
      ),
    source: `table ${trimmed[fields.indexOf('id' as Field)]?.toLowerCase() ?? ''}`,
    isOwn: isOwnExport(trimmed, names),
  };
}

const maxWorkbookBytes = 200 * 1024 * 1024;

/** Reads the chosen sheet, or the first in which headers are known. */
export async function readWorkbook<Field extends string>(
  bytes: Buffer,
  chosen: string,
  names: ColumnNames<Field>,
): Promise<ImportTable<Field>> {
  if (sumUnpackedSizes(bytes) > maxWorkbookBytes) throw fileError(message('workbookTooLarge'));
  const sheets = await readSheets(bytes);
  const filled = sheets
    .map(({ sheet, data }) => ({ sheet, grid: data.map((row) => row.map(formatCell)) }))
    .filter(({ grid }) => grid.some((row) => countCells(row) > 0));
  const known = filled.map(({ grid }) => findHeaders(grid, names).known);
  const used = filled.find(({ sheet }) => sheet === chosen) ?? filled[known.indexOf(Math.max(...known))];
  return {
    ...readGrid(used?.grid ?? [], names),
    format: 'xlsx',
    sheets: filled.map(({ sheet }) => sheet),
    sheet: used?.sheet ?? '',
  };
}

async function readSheets(bytes: Buffer) {
  try {
    return await readWorkbookFile(bytes, { trim: false });
  } catch {
    throw fileError(message('workbookNotRead'));
  }
}

/** The archive lists its sizes at its end, so they are known before anything is unpacked that could fill the memory. */
function sumUnpackedSizes(bytes: Buffer): number {
  let sum = 0;
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = bytes.indexOf(entry); at >= 0 && at + 46 <= bytes.length; at = bytes.indexOf(entry, at + 46))
    sum += bytes.readUInt32LE(at + 24);
  return sum;
}

type Cell = string | number | boolean | Date | null | undefined | object;

/** The workbook gives local times as UTC, and times of day as dates of 1899. */
function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.replaceAll(/\r\n?/g, '\n');
  if (!(cell instanceof Date)) return String(cell as number | boolean);
  const rounded = new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString();
  const [date, time] = [rounded.slice(0, 10), rounded.slice(11, rounded.endsWith(':00.000Z') ? 16 : 19)];
  if (date < '1900-01-02') return time;
  return time === '00:00' ? date : `${date} ${time}`;
}
