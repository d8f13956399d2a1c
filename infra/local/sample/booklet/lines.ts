import { type Font, page, text } from './pdf.js';

export type Line = { words: string; font: Font; size: number; above?: number };

const column = page.width - 2 * page.margin;

/** Broken by the count of characters, at a width that Times keeps below with any words. */
export function wrapped(words: string, font: Font, size: number, above = 0): Line[] {
  const most = Math.floor(column / (size * 0.45));
  const lines = words.match(new RegExp(`\\S.{0,${most - 1}}(?=\\s|$)`, 'g')) ?? [];
  return lines.map((line, i) => ({ words: line, font, size, above: i === 0 ? above : 0 }));
}

const heightOf = ({ size, above = 0 }: Line) => size * 1.3 + above;
const height = (lines: Line[]) => lines.reduce((sum, line) => sum + heightOf(line), 0);

/** Each entry whole on one page. */
export function pagesOf(entries: Line[][]): string[] {
  const room = page.height - 2 * page.margin;
  const pages: Line[][] = [[]];
  for (const lines of entries) {
    if (height([...(pages.at(-1) ?? []), ...lines]) > room) pages.push([]);
    pages.at(-1)?.push(...lines);
  }
  return pages.map((lines) => set(lines, page.height - page.margin));
}

/** As a page says it, downwards from `top`. */
export function set(lines: Line[], top: number): string {
  let y = top;
  return lines
    .map((line) => {
      y -= heightOf(line);
      return text(line.words, [page.margin, Number(y.toFixed(1))], line.font, line.size);
    })
    .join('\n');
}
