import { t } from '#messages/staff';

const maxRows = 5;

/** 'row 2', 'rows 2, 3, 5' */
export const formatRows = (rows: number[]): string =>
  t('import.rowNumbers', {
    count: rows.length,
    numbers: `${rows.slice(0, maxRows).join(t('lists.listSeparator'))}${rows.length > maxRows ? '…' : ''}`,
  });
