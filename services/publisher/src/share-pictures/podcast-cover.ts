import { shortened } from '@majlis/kit/html/plain-text';
import sharp from 'sharp';
import { khatam, palette, side, straps } from './background.js';
import { lines, type Piece, type Style } from './draw.js';
import { drawn, isRightToLeft, loadFonts } from './fonts.js';

/** Apple takes covers from 1400 to 3000 pixels. */
const size = 1400;
const margin = 120;
const starAt = [size / 2, 400] as const;
const nameTop = 880;
const nameHeight = 290;
const nameWidth = size - 2 * margin;
const nameSizes = [132, 112, 96, 80, 68, 56, 48];
const maxNameLength = 120;

const background = `
<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
  <defs>
    <pattern id="girih" width="${side}" height="${side}" patternUnits="userSpaceOnUse"
      patternTransform="translate(${starAt.join(' ')}) scale(1.3) translate(${-side / 2} ${-side / 2})">
      <path d="${straps}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>
    </pattern>
  </defs>
  <rect width="${size}" height="${size}" fill="${palette.blue}"/>
  <rect width="${size}" height="${size}" fill="url(#girih)"/>
  <rect y="${nameTop - 80}" width="${size}" height="${size - nameTop + 80}" fill="${palette.ink}"/>
  <path d="${khatam(starAt, 270)}" fill="${palette.paper}"/>
  <path d="${khatam(starAt, 178)}" fill="none" stroke="${palette.blue}" stroke-width="13"/>
  <path d="${khatam(starAt, 70)}" fill="${palette.honey}"/>
</svg>`;

const name: Style = { family: 'Source Serif 4', weight: 560, size: 0, color: palette.paper, align: 'centre' };
const label: Style = { family: 'Inter', weight: 650, size: 54, color: palette.honey, spacing: 10 };

/** As large as fits below the star. */
async function drawName(text: string): Promise<Piece | undefined> {
  let piece: Piece | undefined;
  for (const fontSize of nameSizes) {
    piece = await lines(text, { ...name, size: fontSize }, isRightToLeft(text), nameWidth);
    if (!piece || piece.height <= nameHeight) return piece;
  }
  return piece;
}

/** The square cover that podcast apps show, with the name of the site. */
export async function drawPodcastCover(site: string): Promise<Buffer> {
  await loadFonts();
  const [above, below] = await Promise.all([
    drawName(shortened(drawn(site), maxNameLength)),
    lines('PODCAST', label, false),
  ]);
  const centred = (piece: Piece | undefined, top: number) =>
    piece ? [{ input: piece.image, left: Math.round((size - piece.width) / 2), top: Math.round(top) }] : [];
  return sharp(Buffer.from(background))
    .composite([
      ...centred(above, nameTop + (nameHeight - (above?.height ?? 0)) / 2),
      ...centred(below, size - margin - (below?.height ?? 0)),
    ])
    .removeAlpha()
    .jpeg({ quality: 88, optimiseCoding: true })
    .toBuffer();
}
