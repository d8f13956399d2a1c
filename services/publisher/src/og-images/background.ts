import sharp from 'sharp';

export const width = 1200;
export const height = 630;
export const margin = 76;

export const palette = {
  blue: '#1e40af',
  ink: '#0f172a',
  soft: '#475066',
  paper: '#fdfcf9',
  sand: '#f4efe6',
  line: '#cdbf9f',
  gold: '#834f06',
  honey: '#e2b45c',
} as const;

type Point = readonly [x: number, y: number];

const polar = ([cx, cy]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};
const round = (value: number) => Math.round(value * 100) / 100;
const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const around = <T>(count: number, map: (index: number) => T) => Array.from({ length: count }, (_, i) => map(i));

/** Two squares laid over each other, one turned by an eighth. */
export const eightPointStar = (centre: Point, radius: number) =>
  `${path(around(16, (i) => polar(centre, i % 2 ? radius * 0.7654 : radius, i * 22.5)))}Z`;

/** The side of the pattern's square, half the width of its straps, and how far they pass from the star's centre. */
export const patternSide = 210;
const strapHalfWidth = 5;
const patternRadius = (patternSide / 2) * Math.cos((67.5 * Math.PI) / 180);

/** The visible stretches of one edge of a strap, `edge` beside its middle: it passes under another three times. */
function visibleSegments(edge: number): [from: number, to: number][] {
  const slant = strapHalfWidth * Math.SQRT2;
  const tip = patternRadius * (1 + Math.SQRT2);
  const near = patternRadius * (Math.SQRT2 - 1);
  return [
    [-tip - patternRadius, edge - tip - slant],
    [edge - tip + slant, -near - edge - slant],
    [-near - edge + slant, patternRadius - strapHalfWidth],
    [patternRadius + strapHalfWidth, tip + patternRadius],
  ];
}

/** Eight-fold strapwork, as behind the headings of the site: a star fills each square. */
export const strapPaths = around(8, (turn) => {
  const place = (along: number, edge: number): Point => {
    const angle = ((turn + 0.5) * Math.PI) / 4;
    const [x, y] = [along, edge - patternRadius];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [patternSide / 2 + x * c - y * s, patternSide / 2 + x * s + y * c];
  };
  return [-strapHalfWidth, strapHalfWidth].flatMap((edge) =>
    visibleSegments(edge).map(([from, to]) => path([place(from, edge), place(to, edge)])),
  );
})
  .flat()
  .join('');

const markSide = 52;
const markAt: Point = [margin + markSide / 2, height - margin + 6];
const mark = `
  <path d="${eightPointStar(markAt, markSide / 2)}" fill="${palette.blue}"/>
  <path d="${eightPointStar(markAt, markSide * 0.33)}" fill="none" stroke="${palette.paper}" stroke-width="2.5"/>
  <path d="${eightPointStar(markAt, markSide * 0.13)}" fill="${palette.honey}"/>`;

/** Where the site's name begins, beside the mark. */
export const siteNamePosition = { x: margin + markSide + 18, y: markAt[1] };

/** Everything but the words. Where these begin on the right, it is the mirror image. */
const svg = (isMirrored: boolean) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <pattern id="girih" width="${patternSide}" height="${patternSide}" patternUnits="userSpaceOnUse" x="${width - patternSide * 1.5}" y="${height / 2 - patternSide / 2}">
      <path d="${strapPaths}" fill="none" stroke="${palette.line}" stroke-width="1.6"/>
    </pattern>
    <linearGradient id="fade" x1="0" x2="1"><stop offset=".44" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <mask id="right"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
  </defs>
  <rect width="${width}" height="${height}" fill="${palette.paper}"/>
  <g transform="${isMirrored ? `translate(${width} 0) scale(-1 1)` : ''}">
    <g mask="url(#right)">
      <rect width="${width}" height="${height}" fill="${palette.sand}"/>
      <rect width="${width}" height="${height}" fill="url(#girih)"/>
    </g>
    <rect width="14" height="${height}" fill="${palette.blue}"/>
    ${mark}
  </g>
</svg>`;

const prepared = new Map<boolean, Promise<Buffer>>();

/** The same for thousands of pictures: drawn once, and kept as plain pixels. */
export function background(isMirrored: boolean): Promise<Buffer> {
  const known =
    prepared.get(isMirrored) ??
    sharp(Buffer.from(svg(isMirrored)))
      .removeAlpha()
      .raw()
      .toBuffer();
  prepared.set(isMirrored, known);
  return known;
}
