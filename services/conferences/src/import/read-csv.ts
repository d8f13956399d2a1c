import { importLimits } from '@majlis/contracts/import-fields';
import { unescapeFormula } from '@majlis/kit/csv/formula-cells';
import { CsvError, parse } from 'csv-parse/sync';
import { fileError } from './file-errors.js';
import { guessFields } from './guess-fields.js';
import type { ImportTable } from './import-table.js';

const delimiters = [',', ';', '\t', '|'] as const;

/** Excel writes such a line, and shows the next one as the first. */
const announcedDelimiter = /^\uFEFF?sep=(.)\r?\n/i;

export type ColumnNames<Field extends string> = {
  labels: Record<Field, string>;
  otherHeaders: Record<Field, string[]>;
};

export function readCsv<Field extends string>(
  text: string,
  { labels, otherHeaders }: ColumnNames<Field>,
): ImportTable<Field> {
  const announced = announcedDelimiter.exec(text);
  const table = text.slice(announced?.[0].length ?? 0);
  const records = parseRecords(table, announced?.[1] ?? findDelimiter(table));
  const first = records.findIndex((record) => !isEmpty(record));
  const [headers = [], ...rows] = first < 0 ? [] : records.slice(first);
  if (headers.length > importLimits.columns)
    throw fileError(`This file has more than ${importLimits.columns} columns.`);
  const fields = guessFields(headers, labels, otherHeaders);
  return {
    format: 'csv',
    columns: headers.map((header, index) => ({ header: header.trim(), field: fields[index] ?? null })),
    rows: rows.flatMap((cells, index) =>
      isEmpty(cells)
        ? []
        : [{ row: first + index + 2, cells: headers.map((_header, at) => unescapeCell(cells[at] ?? '')) }],
    ),
  };
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? ` near line ${String(error.lines)}` : '';
    throw fileError(
      `This file is no valid CSV${line}: a quotation mark is not closed. Save it again from the spreadsheet.`,
    );
  }
}

/** The one that the line of headers has most often. */
function findDelimiter(text: string): string {
  const line = /^\uFEFF?\s*(.*)/.exec(text)?.[1]?.replace(/"[^"]*"/g, '') ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const isEmpty = (record: string[]) => record.every((cell) => cell.trim() === '');

const unescapeCell = (cell: string): string => unescapeFormula(cell).replaceAll('\r\n', '\n');
