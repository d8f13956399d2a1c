import { truncateAtWord } from '@majlis/kit/html/plain-text';
import sharp from 'sharp';
import { eightPointStar, palette, patternSide, strapPaths } from './background.js';
import {
  drawMask,
  isRightToLeft,
  loadFonts,
  renderText,
  type TextMask,
  type TextStyle,
  toRenderableText,
} from './text-mask.js';

/** Apple Podcasts accepts 1400 to 3000 pixels. */
const size = 1400;
const margin = 120;
const starCentre = [size / 2, 400] as const;
const nameTop = 880;
const nameHeight = 290;
const nameWidth = size - 2 * margin;
const nameSizes = [132, 112, 96, 80, 68, 56, 48];
const maxNameLength = 120;

const background = `
<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
  <defs>
    <pattern id="girih" width="${patternSide}" height="${patternSide}" patternUnits="userSpaceOnUse"
      patternTransform="translate(${starCentre.join(' ')}) scale(1.3) translate(${-patternSide / 2} ${-patternSide / 2})">
      <path d="${strapPaths}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>
    </pattern>
  </defs>
  <rect width="${size}" height="${size}" fill="${palette.blue}"/>
  <rect width="${size}" height="${size}" fill="url(#girih)"/>
  <rect y="${nameTop - 80}" width="${size}" height="${size - nameTop + 80}" fill="${palette.ink}"/>
  <path d="${eightPointStar(starCentre, 270)}" fill="${palette.paper}"/>
  <path d="${eightPointStar(starCentre, 178)}" fill="none" stroke="${palette.blue}" stroke-width="13"/>
  <path d="${eightPointStar(starCentre, 70)}" fill="${palette.honey}"/>
</svg>`;

const nameStyle: TextStyle = { family: 'Source Serif 4', weight: 560, size: 0, color: palette.paper, align: 'centre' };
const labelStyle: TextStyle = { family: 'Inter', weight: 650, size: 54, color: palette.honey, spacing: 10 };

async function renderName(text: string): Promise<TextMask | undefined> {
  let image: TextMask | undefined;
  for (const fontSize of nameSizes) {
    image = await renderText(text, { ...nameStyle, size: fontSize }, isRightToLeft(text), nameWidth);
    if (!image || image.height <= nameHeight) return image;
  }
  return image;
}

export async function drawPodcastCover(site: string): Promise<Buffer> {
  await loadFonts();
  const [pixels, nameMask, labelMask] = await Promise.all([
    sharp(Buffer.from(background)).removeAlpha().raw().toBuffer(),
    renderName(truncateAtWord(toRenderableText(site), maxNameLength)),
    renderText('PODCAST', labelStyle, false, nameWidth),
  ]);
  const drawCentred = (mask: TextMask | undefined, top: number) => {
    if (mask)
      drawMask({ pixels, width: size, height: size }, mask, Math.round((size - mask.width) / 2), Math.round(top));
  };
  drawCentred(nameMask, nameTop + (nameHeight - (nameMask?.height ?? 0)) / 2);
  drawCentred(labelMask, size - margin - (labelMask?.height ?? 0));
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 88, optimiseCoding: true })
    .toBuffer();
}
