import { createHash } from 'node:crypto';
import type { Point } from '../../pictures/geometry.js';

const fonts = { roman: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' } as const;
export type Font = keyof typeof fonts;

/** A5, in points of 1/72 inch, from the lower left corner. */
export const page = { width: 420, height: 595, margin: 42 } as const;

/** What the fonts that every reader has cannot say in Latin 1. */
const winAnsi: Record<string, string> = {
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
};

const encoded = (words: string) =>
  words.replace(/[‘’“”–—]/g, (sign) => winAnsi[sign] ?? '').replace(/[\\()]/g, (sign) => `\\${sign}`);

export const text = (words: string, [x, y]: Point, font: Font, size: number) =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${encoded(words)}) Tj ET`;

/** Fills a shape, in red, green and blue from 0 to 1. */
export function shape(points: readonly Point[], colour: string): string {
  const corners = points.map(([x, y], i) => `${x.toFixed(2)} ${y.toFixed(2)} ${i === 0 ? 'm' : 'l'}`);
  return `q ${colour} rg ${corners.join(' ')} h f Q`;
}

/** A document of pages that are already written in the language of PDF. */
export function pdf(title: string, pages: string[]): Buffer {
  const fontOf = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const named = Object.entries(fonts).map(([font, name]) => `/${font} ${fontOf(name)}`);
  const first = 4;
  const pageObject = (_: string, i: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${first + pages.length + i} 0 R ` +
    `/Resources << /Font << ${named.join(' ')} >> >> >>`;
  return written([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${first + i} 0 R`).join(' ')}] >>`,
    `<< /Title (${encoded(title)}) >>`,
    ...pages.map(pageObject),
    ...pages.map((content) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
  ]);
}

/** Every character is one byte, so places in the text are places in the file. */
function written(objects: string[]): Buffer {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const id = createHash('sha256').update(file, 'latin1').digest('hex').slice(0, 32);
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R /ID [<${id}> <${id}>] >>`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${file}${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
