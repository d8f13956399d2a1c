/** Spreadsheets calculate texts that begin like this, which could send data elsewhere (OWASP, CSV injection). */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/;

/** With an apostrophe in front, a spreadsheet shows a text as it is. */
export const escapeFormula = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

/** Takes the apostrophe of `escapeFormula` back. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export function writeCsv(headers: string[], rows: string[][], separator = ','): string {
  const lines = [headers, ...rows].map((cells) => cells.map(toCell).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function toCell(text: string): string {
  const safe = escapeFormula(text);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
