import type { ImportedSession } from '@majlis/contracts/session-import';

export const importFilters = ['all', 'new', 'changed', 'unchanged', 'errors'] as const;
export type ImportFilter = (typeof importFilters)[number];

export const filterLabels: Record<ImportFilter, string> = {
  all: 'All',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  errors: 'With errors',
};

const filterOf: Record<ImportedSession['kind'], ImportFilter> = {
  add: 'new',
  restore: 'new',
  change: 'changed',
  same: 'unchanged',
  error: 'errors',
};

export const filterSessions = (sessions: ImportedSession[], filter: ImportFilter): ImportedSession[] =>
  filter === 'all' ? sessions : sessions.filter(({ kind }) => filterOf[kind] === filter);

export function countByFilter(sessions: ImportedSession[]): Record<ImportFilter, number> {
  const counts = { all: sessions.length, new: 0, changed: 0, unchanged: 0, errors: 0 };
  for (const { kind } of sessions) counts[filterOf[kind]] += 1;
  return counts;
}
