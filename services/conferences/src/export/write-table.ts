import { type CsvSeparator, csvSeparators, importFields } from '@majlis/contracts/staff/import-fields';
import { writeCsv } from '@majlis/kit/csv/write-csv';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';

/** A table for spreadsheets, which are files of several kinds. */
export type ExportedTable = { headers: string[]; rows: string[][] };

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const toCsv = ({ headers, rows }: ExportedTable, separator: CsvSeparator): string =>
  writeCsv(headers, rows, csvSeparators[separator]);

const numbers = new Set<string>([importFields.capacity, importFields.order]);
const times = new Set<string>([importFields.start, importFields.end]);
const maxWidth = 60;

/** Times and numbers are of their own kinds, so that every language shows them in its way; a text is never a formula. */
export function toWorkbook({ headers, rows }: ExportedTable, sheet: string): Promise<Buffer> {
  const data = [
    headers.map((value): CellObject => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((cells) => cells.map((cell, index) => toCell(cell, headers[index] ?? ''))),
  ];
  const columns = headers.map((header, index) => ({
    width: Math.min(maxWidth, Math.max(header.length, ...rows.map((cells) => maxLineLength(cells[index] ?? ''))) + 2),
  }));
  return writeWorkbook(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

function toCell(text: string, header: string): CellObject | null {
  if (text === '') return null;
  if (times.has(header) && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text))
    return { value: new Date(`${text.replace(' ', 'T')}Z`), type: Date, format: 'yyyy-mm-dd hh:mm' };
  if (numbers.has(header) && /^\d{1,9}$/.test(text)) return { value: Number(text), type: Number };
  // A text that looks like an escaped character would be read as one.
  return { value: text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'), type: String };
}

const maxLineLength = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));
