import { t } from '#messages';
import { rowNumbers } from '#messages/staff/import';

const maxRows = 5;

/** 'row 2', 'rows 2, 3, 5' */
export const formatRows = (rows: number[]): string =>
  rowNumbers(
    rows.length,
    `${rows.slice(0, maxRows).join(t('lists.listSeparator'))}${rows.length > maxRows ? '…' : ''}`,
  );
