import type { ImportedRow } from '@majlis/contracts/imports';

export const importFilters = ['all', 'new', 'changed', 'unchanged', 'errors'] as const;
export type ImportFilter = (typeof importFilters)[number];

const filterOf: Record<ImportedRow['kind'], ImportFilter> = {
  add: 'new',
  restore: 'new',
  change: 'changed',
  same: 'unchanged',
  error: 'errors',
};

export const filterRows = (rows: ImportedRow[], filter: ImportFilter): ImportedRow[] =>
  filter === 'all' ? rows : rows.filter(({ kind }) => filterOf[kind] === filter);

export function countByFilter(rows: ImportedRow[]): Record<ImportFilter, number> {
  const counts = { all: rows.length, new: 0, changed: 0, unchanged: 0, errors: 0 };
  for (const { kind } of rows) counts[filterOf[kind]] += 1;
  return counts;
}
