import { truncateAtWord } from '@majlis/kit/html/plain-text';
import sharp from 'sharp';
import { eightPointStar, palette, patternSide, strapPaths } from './background.js';
import { renderText, type TextImage, type TextStyle } from './draw.js';
import { isRightToLeft, loadFonts, toRenderableText } from './fonts.js';

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
    <pattern id="girih" width="${patternSide}" height="${patternSide}" patternUnits="userSpaceOnUse"
      patternTransform="translate(${starAt.join(' ')}) scale(1.3) translate(${-patternSide / 2} ${-patternSide / 2})">
      <path d="${strapPaths}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>
    </pattern>
  </defs>
  <rect width="${size}" height="${size}" fill="${palette.blue}"/>
  <rect width="${size}" height="${size}" fill="url(#girih)"/>
  <rect y="${nameTop - 80}" width="${size}" height="${size - nameTop + 80}" fill="${palette.ink}"/>
  <path d="${eightPointStar(starAt, 270)}" fill="${palette.paper}"/>
  <path d="${eightPointStar(starAt, 178)}" fill="none" stroke="${palette.blue}" stroke-width="13"/>
  <path d="${eightPointStar(starAt, 70)}" fill="${palette.honey}"/>
</svg>`;

const name: TextStyle = { family: 'Source Serif 4', weight: 560, size: 0, color: palette.paper, align: 'centre' };
const label: TextStyle = { family: 'Inter', weight: 650, size: 54, color: palette.honey, spacing: 10 };

/** As large as fits below the star. */
async function drawName(text: string): Promise<TextImage | undefined> {
  let piece: TextImage | undefined;
  for (const fontSize of nameSizes) {
    piece = await renderText(text, { ...name, size: fontSize }, isRightToLeft(text), nameWidth);
    if (!piece || piece.height <= nameHeight) return piece;
  }
  return piece;
}

/** The square cover that podcast apps show, with the name of the site. */
export async function drawPodcastCover(site: string): Promise<Buffer> {
  await loadFonts();
  const [above, below] = await Promise.all([
    drawName(truncateAtWord(toRenderableText(site), maxNameLength)),
    renderText('PODCAST', label, false),
  ]);
  const centred = (piece: TextImage | undefined, top: number) =>
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
