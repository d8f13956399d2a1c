/** Spreadsheets calculate texts that begin like this, which could send data elsewhere. */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/;

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export function writeCsv(headers: string[], rows: string[][]): string {
  const lines = [headers, ...rows].map((cells) => cells.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The import takes the apostrophe back. */
function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
