import type { Activity, ChangedRow } from '@majlis/contracts/activity';
import { t } from '#messages/staff';
import { columnLabel } from '../history/field-label';
import { sectionLabel } from '../layout/section-of-table';

export type ChangeActivity = Extract<Activity, { type: 'change' }>;

/** A text with places for the actor and the row, and what stands in its other places. */
export type ChangeSentence = {
  key: `activity.${'changedSomething' | 'changedOrder' | 'changedRow' | 'merged' | 'separated'}`;
  row: ChangedRow | undefined;
  values: Record<string, string | number | boolean>;
};

export function describeChange({ rows, rowCount }: ChangeActivity): ChangeSentence {
  const [row] = rows;
  if (!row) return { key: 'activity.changedSomething', row, values: {} };
  const section = sectionLabel(row.table);
  if (row.fields.includes('merged_into')) return describeMerge(row, rows, rowCount);
  if (rowCount > 1 && rows.every(({ fields }) => fields.join() === 'order'))
    return { key: 'activity.changedOrder', row: undefined, values: { section, rows: rowCount } };
  const fields =
    row.operation === 'update' && rowCount === 1
      ? row.fields.map((column) => startInLowerCase(columnLabel(column, row.table)))
      : [];
  return {
    key: 'activity.changedRow',
    row,
    values: {
      section,
      operation: row.operation,
      others: rowCount - 1,
      hasFields: fields.length > 0,
      fields: fields.join(t('lists.listSeparator')),
    },
  };
}

/** 'merged Layla Hadad into Layla Haddad in Speakers: 3 sessions changed' */
function describeMerge(row: ChangedRow, rows: ChangedRow[], rowCount: number): ChangeSentence {
  const kept = rows.find(({ table, id }) => table === row.table && id !== row.id);
  const sessions = Math.max(0, rowCount - (kept ? 2 : 1));
  const other = kept?.label ?? t('activity.anotherPerson');
  const key = row.operation === 'delete' ? 'activity.merged' : 'activity.separated';
  return { key, row, values: { section: sectionLabel(row.table), other, sessions } };
}

/** Abbreviations such as 'CV URL' keep their capitals. */
const startInLowerCase = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const rowName = ({ label, table }: ChangedRow): string =>
  label || t('activity.rowOf', { section: sectionLabel(table) });

export function toSentence(entry: ChangeActivity, actor: string): string {
  const { key, row, values } = describeChange(entry);
  return t(key, { ...values, actor: () => actor, row: () => (row ? rowName(row) : '') });
}
