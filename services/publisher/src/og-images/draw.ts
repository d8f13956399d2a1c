import type { SiteLanguage } from '@majlis/contracts/languages';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import sharp from 'sharp';
import { background, height, margin, palette, siteNamePosition, width } from './background.js';
import { isolateDirection, isRightToLeft, loadFonts, rightToLeftMark, toRenderableText } from './fonts.js';
import { drawMask, renderText, type TextMask, type TextStyle } from './text-mask.js';

export type ImageText = {
  label: (string | undefined)[];
  title: string;
  note?: string;
  site: string;
  language: SiteLanguage;
};

// No image is rendered twice, so a cache would only take memory.
sharp.cache(false);

const serif = { family: 'Source Serif 4', weight: 560 } as const;
const sans = { family: 'Inter', weight: 550 } as const;

const textWidth = width - 2 * margin - 60;
const maxTitleHeight = 300;
const titleSizes = [82, 74, 66, 58, 52, 46, 40];
const minTitleSize = 36;
const maxTitleLength = 240;

async function renderTitle(title: string, isRtl: boolean): Promise<TextMask | undefined> {
  for (const size of titleSizes) {
    const style: TextStyle = { ...serif, size, color: palette.ink, wrap: 'word' };
    const image = await renderText(title, style, isRtl, textWidth);
    if (!image || (image.height <= maxTitleHeight && image.width <= textWidth))
      return balanceLines(title, style, isRtl, image);
  }
  return renderText(title, { ...serif, size: minTitleSize, color: palette.ink }, isRtl, textWidth);
}

async function balanceLines(title: string, style: TextStyle, isRtl: boolean, image: TextMask | undefined) {
  let best = image;
  if (!image || image.height < 1.5 * style.size) return image;
  for (const share of [0.85, 0.72, 0.62]) {
    const narrower = await renderText(title, style, isRtl, Math.round(textWidth * share));
    if (!narrower || narrower.height > image.height + style.size / 2 || narrower.width > textWidth * share) return best;
    best = narrower;
  }
  return best;
}

async function renderSingleLine(
  text: string,
  style: TextStyle,
  isRtl: boolean,
  maxWidth = textWidth,
): Promise<TextMask | undefined> {
  for (let fitting = text; fitting; fitting = truncateAtWord(fitting, Math.floor(fitting.length * 0.85))) {
    const image = await renderText(fitting, style, isRtl, maxWidth);
    if (!image || image.height < style.size * 1.9 || fitting.length < 8) return image;
  }
  return undefined;
}

const siteNames = new Map<string, Promise<TextMask | undefined>>();

/** All images of a language share it. */
function renderSiteName(site: string, isRtl: boolean): Promise<TextMask | undefined> {
  const key = `${isRtl} ${site}`;
  const mask =
    siteNames.get(key) ??
    renderSingleLine(site, { ...serif, size: 30, color: palette.ink }, isRtl, textWidth - siteNamePosition.x);
  siteNames.set(key, mask);
  return mask;
}

/** Used again, because so much memory for each image would keep the garbage collector busy. */
const canvases: Buffer[] = [];

/** Renders an image of 1200 × 630 pixels, which no social network crops. */
export async function drawOgImage({ label, title, note = '', site, language }: ImageText): Promise<Buffer> {
  await loadFonts();
  const renderableTitle = truncateAtWord(toRenderableText(title), maxTitleLength);
  const isRtl = language.direction === 'rtl' || isRightToLeft(renderableTitle);
  const capitals = label
    .map((text) => toRenderableText(text ?? ''))
    .filter(Boolean)
    .map(isolateDirection)
    .join('  ·  ')
    .toLocaleUpperCase('en');
  const inOrder = (text: string) => (isRtl && text ? `${rightToLeftMark}${text}` : text);
  // Arabic letters are joined.
  const labelStyle = { ...sans, weight: 650, size: 22, color: palette.gold, spacing: isRtl ? 0 : 2 };
  const [labelMask, titleMask, noteMask, siteMask] = await Promise.all([
    renderSingleLine(inOrder(capitals), labelStyle, isRtl),
    renderTitle(renderableTitle, isRtl),
    renderSingleLine(inOrder(toRenderableText(note)), { ...sans, weight: 450, size: 27, color: palette.soft }, isRtl),
    renderSiteName(toRenderableText(site), isRtl),
  ]);
  const pixels = await background(isRtl);
  const canvas = canvases.pop() ?? Buffer.alloc(pixels.length);
  pixels.copy(canvas);
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
