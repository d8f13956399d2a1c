import { listSeparator } from '#messages/lists';
import { rowNumbers } from '#messages/staff/import';

const maxRows = 5;

/** 'row 2', 'rows 2, 3, 5' */
export const formatRows = (rows: number[]): string =>
  rowNumbers(rows.length, `${rows.slice(0, maxRows).join(listSeparator)}${rows.length > maxRows ? '…' : ''}`);
