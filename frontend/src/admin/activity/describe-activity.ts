import type { Activity, ChangedRow } from '@majlis/contracts/activity';
import { countOf } from '../count-of';
import { columnLabel } from '../history/field-label';
import { sectionLabel } from '../layout/section-of-table';

export type ChangeActivity = Extract<Activity, { type: 'change' }>;

const verbs = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
};

/** The parts of a sentence: 'changed', 'Lantern House', 'in Partners: name, website URL'. */
export type ChangeSentence = { verb: string; row: ChangedRow | undefined; rest: string };

export function describeChange({ rows, rowCount }: ChangeActivity): ChangeSentence {
  const [row] = rows;
  if (!row) return { verb: 'changed something', row, rest: '' };
  const section = sectionLabel(row.table);
  if (row.fields.includes('merged_into')) return describeMerge(row, rows, rowCount);
  if (rowCount > 1 && rows.every(({ fields }) => fields.join() === 'order'))
    return { verb: 'changed the order', row: undefined, rest: `in ${section} (${rowCount} rows)` };
  const more = rowCount > 1 ? `and ${rowCount - 1} more ` : '';
  const fields = row.operation === 'update' && rowCount === 1 ? row.fields.map(columnLabel).map(startInLowerCase) : [];
  return {
    verb: verbs[row.operation],
    row,
    rest: `${more}in ${section}${fields.length > 0 ? ':' : ''} ${fields.join(', ')}`.trim(),
  };
}

/** 'merged Layla Hadad with Layla Haddad in Speakers: 3 sessions changed' */
function describeMerge(row: ChangedRow, rows: ChangedRow[], rowCount: number): ChangeSentence {
  const kept = rows.find(({ table, id }) => table === row.table && id !== row.id);
  const sessions = rowCount - (kept ? 2 : 1);
  const moved = sessions > 0 ? `: ${countOf(sessions, 'session')} changed` : '';
  const other = kept?.label ?? 'another person';
  const rest = `${row.operation === 'delete' ? 'into' : 'from'} ${other} in ${sectionLabel(row.table)}${moved}`;
  return { verb: row.operation === 'delete' ? 'merged' : 'separated', row, rest };
}

/** Abbreviations such as 'CV URL' keep their capitals. */
const startInLowerCase = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const rowName = ({ label, table }: ChangedRow): string => label || `a row of ${sectionLabel(table)}`;

export const toSentence = (entry: ChangeActivity): string => {
  const { verb, row, rest } = describeChange(entry);
  return [verb, row && rowName(row), rest].filter(Boolean).join(' ');
};
