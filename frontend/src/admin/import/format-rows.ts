const maxRows = 5;

/** 'row 2', 'rows 2, 3, 5' */
export const formatRows = (rows: number[]): string =>
  `${rows.length === 1 ? 'row' : 'rows'} ${rows.slice(0, maxRows).join(', ')}${rows.length > maxRows ? '…' : ''}`;
