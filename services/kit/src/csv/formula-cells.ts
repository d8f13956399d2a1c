/** Spreadsheets calculate texts that begin like this, which could send data elsewhere (OWASP, CSV injection). */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/;

/** With an apostrophe in front, a spreadsheet shows a text as it is. */
export const escapeFormula = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** Takes the apostrophe of `escapeFormula` back. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
