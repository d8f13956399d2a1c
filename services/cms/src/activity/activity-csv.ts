import type { Activity } from '@majlis/contracts/activity';
import { escapeFormula } from '@majlis/kit/csv/formula-cells';

const header = ['time', 'actor', 'action', 'table', 'id', 'label', 'fields', 'rows'];

/** One line for each change, in the form of RFC 4180. */
export const toCsv = (entries: Activity[]): string =>
  [header, ...entries.map(toRow)].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

function toRow(entry: Activity): string[] {
  if (entry.type === 'sign-in')
    return [
      entry.at,
      entry.actor,
      entry.rejection === null ? 'sign-in' : 'rejected sign-in',
      '',
      '',
      entry.rejection ?? '',
      '',
      '',
    ];
  const [row] = entry.rows;
  const { operation = '', table = '', id = '', label, fields = [] } = row ?? {};
  return [entry.at, entry.actor, operation, table, id, label ?? '', fields.join(' '), String(entry.rowCount)];
}

const toCell = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`;
