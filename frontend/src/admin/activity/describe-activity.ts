import type { Activity, ChangedRow } from '@majlis/contracts/activity';
import { t } from '#messages';
import * as messages from '#messages/staff/activity';
import { columnLabel } from '../history/field-label';
import { sectionLabel } from '../layout/section-of-table';

export type ChangeActivity = Extract<Activity, { type: 'change' }>;

/** A sentence with places in braces, such as '{actor} changed {row} in {section}', and what stands there beside actor and row. */
export type ChangeSentence = { text: string; row: ChangedRow | undefined; values: Record<string, string> };

export function describeChange({ rows, rowCount }: ChangeActivity): ChangeSentence {
  const [row] = rows;
  if (!row) return { text: messages.changedSomething, row, values: {} };
  const section = sectionLabel(row.table);
  if (row.fields.includes('merged_into')) return describeMerge(row, rows, rowCount);
  if (rowCount > 1 && rows.every(({ fields }) => fields.join() === 'order'))
    return { text: messages.changedOrder(rowCount), row: undefined, values: { section } };
  const fields =
    row.operation === 'update' && rowCount === 1
      ? row.fields.map((column) => startInLowerCase(columnLabel(column, row.table)))
      : [];
  return {
    text: messages.changedRow(row.operation, rowCount - 1, fields.length > 0),
    row,
    values: { section, fields: fields.join(t('lists.listSeparator')) },
  };
}

/** 'merged Layla Hadad into Layla Haddad in Speakers: 3 sessions changed' */
function describeMerge(row: ChangedRow, rows: ChangedRow[], rowCount: number): ChangeSentence {
  const kept = rows.find(({ table, id }) => table === row.table && id !== row.id);
  const sessions = Math.max(0, rowCount - (kept ? 2 : 1));
  const other = kept?.label ?? messages.anotherPerson;
  const describe = row.operation === 'delete' ? messages.merged : messages.separated;
  return { text: describe(sessions), row, values: { section: sectionLabel(row.table), other } };
}

/** Abbreviations such as 'CV URL' keep their capitals. */
const startInLowerCase = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const rowName = ({ label, table }: ChangedRow): string => label || messages.rowOf(sectionLabel(table));

export function toSentence(entry: ChangeActivity, actor: string): string {
  const { text, row, values } = describeChange(entry);
  const all: Record<string, string> = { ...values, actor, row: row ? rowName(row) : '' };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
}
