import { escapeFormula } from './formula-cells.js';

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export function writeCsv(headers: string[], rows: string[][], separator = ','): string {
  const lines = [headers, ...rows].map((cells) => cells.map(toCell).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function toCell(text: string): string {
  const safe = escapeFormula(text);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
