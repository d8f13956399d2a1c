import { girihPath } from '@majlis/contracts/shared/girih';
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

/** Two overlapping squares, one of them rotated by 45°: the khatam, the star of the girih pattern. */
export function eightPointStar(centre: Point, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => polar(centre, i % 2 ? radius * 0.7654 : radius, i * 22.5));
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export const patternSide = 210;
export const strapPaths = girihPath(patternSide, 5);

const logoSide = 52;
const logoCentre: Point = [margin + logoSide / 2, height - margin + 6];
const logo = `
  <path d="${eightPointStar(logoCentre, logoSide / 2)}" fill="${palette.blue}"/>
  <path d="${eightPointStar(logoCentre, logoSide * 0.33)}" fill="none" stroke="${palette.paper}" stroke-width="2.5"/>
  <path d="${eightPointStar(logoCentre, logoSide * 0.13)}" fill="${palette.honey}"/>`;

export const siteNamePosition = { x: margin + logoSide + 18, y: logoCentre[1] };

const svg = (isRtl: boolean) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <pattern id="girih" width="${patternSide}" height="${patternSide}" patternUnits="userSpaceOnUse" x="${width - patternSide * 1.5}" y="${height / 2 - patternSide / 2}">
      <path d="${strapPaths}" fill="none" stroke="${palette.line}" stroke-width="1.6"/>
    </pattern>
    <linearGradient id="fade" x1="0" x2="1"><stop offset=".44" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <mask id="right"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
  </defs>
  <rect width="${width}" height="${height}" fill="${palette.paper}"/>
  <g transform="${isRtl ? `translate(${width} 0) scale(-1 1)` : ''}">
    <g mask="url(#right)">
      <rect width="${width}" height="${height}" fill="${palette.sand}"/>
      <rect width="${width}" height="${height}" fill="url(#girih)"/>
    </g>
    <rect width="14" height="${height}" fill="${palette.blue}"/>
    ${logo}
  </g>
</svg>`;

const backgrounds = new Map<boolean, Promise<Buffer>>();

/** Thousands of images share the background, so it is rendered once and cached as raw pixels. */
export function background(isRtl: boolean): Promise<Buffer> {
  const pixels =
    backgrounds.get(isRtl) ??
    sharp(Buffer.from(svg(isRtl)))
      .removeAlpha()
      .raw()
      .toBuffer();
  backgrounds.set(isRtl, pixels);
  return pixels;
}
