import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import sharp from 'sharp';
import { background, height, margin, palette, siteNamePosition, width } from './background.js';
import type { Panel } from './picture.js';
import {
  drawMask,
  isolateDirection,
  isRightToLeft,
  loadFonts,
  renderText,
  rightToLeftMark,
  type TextMask,
  type TextStyle,
  toRenderableText,
} from './text-mask.js';

export type ImageText = {
  label: (string | undefined)[];
  title: string;
  note?: string;
  site: string;
  language: SiteLanguage;
  /** The picture is on the side on which lines end. */
  picture?: Panel | undefined;
};

// No image is rendered twice, so a cache would only take memory.
sharp.cache(false);

const serif = { family: 'Source Serif 4', weight: 560 } as const;
const sans = { family: 'Inter', weight: 550 } as const;

const maxUnbrokenPart = 30;
const gapBeforePicture = 52;
const edgeOfPicture = 8;
const titleSizes = [82, 74, 66, 58, 52, 46, 40];
const minTitleSize = 36;

/** The space for texts. Beside a picture the lines are short, so that the label and the note may have two. */
type TextArea = { width: number; maxLines: number; maxTitleHeight: number; maxTitleLength: number };

const textArea = (picture: Panel | undefined): TextArea =>
  picture
    ? {
        width: width - margin - gapBeforePicture - edgeOfPicture - picture.width,
        maxLines: 2,
        maxTitleHeight: 250,
        maxTitleLength: 160,
      }
    : { width: width - 2 * margin - 60, maxLines: 1, maxTitleHeight: 300, maxTitleLength: 240 };

async function renderTitle(title: string, isRtl: boolean, area: TextArea): Promise<TextMask | undefined> {
  for (const size of titleSizes) {
    const style: TextStyle = { ...serif, size, color: palette.ink, wrap: 'word' };
    const image = await renderText(title, style, isRtl, area.width);
    if (!image || (image.height <= area.maxTitleHeight && image.width <= area.width))
      return balanceLines(title, style, isRtl, { image, textWidth: area.width });
  }
  return renderText(title, { ...serif, size: minTitleSize, color: palette.ink }, isRtl, area.width);
}

type FittingTitle = { image: TextMask | undefined; textWidth: number };

async function balanceLines(title: string, style: TextStyle, isRtl: boolean, { image, textWidth }: FittingTitle) {
  let best = image;
  if (!image || image.height < 1.5 * style.size) return image;
  for (const share of [0.85, 0.72, 0.62]) {
    const narrower = await renderText(title, style, isRtl, Math.round(textWidth * share));
    if (!narrower || narrower.height > image.height + style.size / 2 || narrower.width > textWidth * share) return best;
    best = narrower;
  }
  return best;
}

type Lines = { width: number; maxLines: number };

async function renderLines(
  text: string,
  style: TextStyle,
  isRtl: boolean,
  { width: maxWidth, maxLines }: Lines,
): Promise<TextMask | undefined> {
  for (let fitting = text; fitting; fitting = truncateAtWord(fitting, Math.floor(fitting.length * 0.85))) {
    const image = await renderText(fitting, style, isRtl, maxWidth);
    if (!image || image.height < style.size * (0.65 + 1.25 * maxLines) || fitting.length < 8) return image;
  }
  return undefined;
}

const maxSiteNameWidth = 480;
const siteNames = new Map<string, Promise<TextMask | undefined>>();

/** All images of a language share the name of the site, so it is rendered once. */
function renderSiteName(site: string, isRtl: boolean): Promise<TextMask | undefined> {
  const key = `${isRtl} ${site}`;
  const mask =
    siteNames.get(key) ??
    renderLines(site, { ...serif, size: 30, color: palette.ink }, isRtl, { width: maxSiteNameWidth, maxLines: 1 });
  siteNames.set(key, mask);
  return mask;
}

/** Canvases are used again, because so much memory for each image would keep the garbage collector busy. */
const canvases: Buffer[] = [];

/** Renders an image of 1200 × 630 pixels, which no social network crops. */
export async function drawOgImage(text: ImageText): Promise<Buffer> {
  await loadFonts();
  const { label, title, note = '', site, language, picture } = text;
  const area = textArea(picture);
  const renderableTitle = truncateAtWord(toRenderableText(title), area.maxTitleLength);
  const isRtl = language.direction === 'rtl' || isRightToLeft(renderableTitle);
  const capitals = label
    .map((text) => toRenderableText(text ?? ''))
    .filter(Boolean)
    // A line does not end within the name of a town.
    .map((part) => (part.length <= maxUnbrokenPart ? part.replaceAll(' ', '\u00a0') : part))
    .map(isolateDirection)
    .join('  ·  ')
    .toLocaleUpperCase('en');
  const inOrder = (text: string) => (isRtl && text ? `${rightToLeftMark}${text}` : text);
  // Arabic letters are joined, so no space may be added between them.
  const labelStyle = { ...sans, weight: 650, size: 22, color: palette.gold, spacing: isRtl ? 0 : 2 };
  const [labelMask, titleMask, noteMask, siteMask] = await Promise.all([
    renderLines(inOrder(capitals), labelStyle, isRtl, area),
    renderTitle(renderableTitle, isRtl, area),
    renderLines(inOrder(toRenderableText(note)), { ...sans, weight: 450, size: 27, color: palette.soft }, isRtl, area),
    renderSiteName(toRenderableText(site), isRtl),
  ]);
  const pixels = await background(isRtl);
  const canvas = canvases.pop() ?? Buffer.alloc(pixels.length);
  pixels.copy(canvas);
  if (picture) drawPicture(canvas, picture, isRtl);
  const draw = (mask: TextMask | undefined, x: number, y: number) => {
    if (mask) drawMask({ pixels: canvas, width, height }, mask, isRtl ? width - x - mask.width : x, Math.round(y));
  };
  const gaps = { afterLabel: 38, beforeNote: 46 };
  const labelHeight = (labelMask?.height ?? 0) + gaps.afterLabel;
  const noteHeight = noteMask ? gaps.beforeNote + noteMask.height : 0;
  const blockHeight = labelHeight + (titleMask?.height ?? 0) + noteHeight;
  const blockTop = Math.max(margin, (siteNamePosition.y - margin / 2 - blockHeight) / 2 + 14);
  const titleTop = blockTop + labelHeight;
  draw(labelMask, margin, blockTop);
  draw(titleMask, margin, titleTop);
  draw(noteMask, margin, titleTop + (titleMask ? titleMask.height + gaps.beforeNote : 0));
  draw(siteMask, siteNamePosition.x, siteNamePosition.y - (siteMask?.height ?? 0) / 2);
  // Optimised coding would take as long as everything else, and save a twentieth of the bytes.
  const image = sharp(canvas, { raw: { width, height, channels: 3 } });
  const bytes = await image.jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
  canvases.push(canvas);
  return bytes;
}

function drawPicture(canvas: Buffer, picture: Panel, isRtl: boolean): void {
  const [red = 0, green = 0, blue = 0] = Buffer.from(palette.honey.slice(1), 'hex');
  const edge = Buffer.from(Array.from({ length: edgeOfPicture }, () => [red, green, blue]).flat());
  const rowBytes = 3 * picture.width;
  for (let y = 0; y < height; y += 1) {
    const row = 3 * width * y;
    const left = row + (isRtl ? 0 : 3 * (width - picture.width));
    picture.pixels.copy(canvas, left, y * rowBytes, (y + 1) * rowBytes);
    edge.copy(canvas, isRtl ? left + rowBytes : left - edge.length);
  }
}
