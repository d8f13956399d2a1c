import type { ImportedRow } from '@majlis/contracts/imports';

export const importFilters = ['all', 'new', 'changed', 'unchanged', 'outside', 'errors'] as const;
export type ImportFilter = (typeof importFilters)[number];

export const isOutside = ({ notes }: ImportedRow): boolean => notes.some(({ code }) => code === 'outsideDates');

const filterOf: Record<ImportedRow['kind'], ImportFilter> = {
  add: 'new',
  restore: 'new',
  change: 'changed',
  same: 'unchanged',
  error: 'errors',
};

export const filterRows = (rows: ImportedRow[], filter: ImportFilter): ImportedRow[] =>
  rows.filter((row) => filter === 'all' || filterOf[row.kind] === filter || (filter === 'outside' && isOutside(row)));

export function countByFilter(rows: ImportedRow[]): Record<ImportFilter, number> {
  const counts = {
    all: rows.length,
    new: 0,
    changed: 0,
    unchanged: 0,
    outside: rows.filter(isOutside).length,
    errors: 0,
  };
  for (const { kind } of rows) counts[filterOf[kind]] += 1;
  return counts;
}
