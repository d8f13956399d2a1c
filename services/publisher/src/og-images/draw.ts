import type { SiteLanguage } from '@majlis/contracts/languages';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import { escapeXml } from '@majlis/kit/xml/xml-element';
import sharp, { type OverlayOptions } from 'sharp';
import { background, height, margin, palette, siteNamePosition, width } from './background.js';
import {
  isolateDirection,
  isRightToLeft,
  loadFonts,
  rightToLeftMark,
  type Typeface,
  toRenderableText,
} from './fonts.js';

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

export type TextStyle = Typeface & {
  size: number;
  color: string;
  spacing?: number;
  /** 'word' never breaks a line within a word, so that a title can be too wide. */
  wrap?: 'word' | 'word-char';
  align?: 'centre';
};
export type TextImage = { image: Buffer; width: number; height: number };

export async function renderText(
  text: string,
  style: TextStyle,
  isRtl: boolean,
  maxWidth = textWidth,
): Promise<TextImage | undefined> {
  if (!text) return undefined;
  const { family, weight, size, color, spacing = 0, wrap = 'word-char' } = style;
  // Where a text is read from right to left, Pango begins its lines on the right with "left".
  const align = style.align ?? (isRtl === isRightToLeft(text) ? 'left' : 'right');
  const measures = `size="${size * 1024}" letter_spacing="${spacing * 1024}" line_height="0.92"`;
  const markup = `<span font_family="${family}" weight="${weight}" foreground="${color}" ${measures}>${escapeXml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, rgba: true, dpi: 72, width: maxWidth, wrap, align },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

async function renderTitle(title: string, isRtl: boolean): Promise<TextImage | undefined> {
  for (const size of titleSizes) {
    const style: TextStyle = { ...serif, size, color: palette.ink, wrap: 'word' };
    const image = await renderText(title, style, isRtl);
    if (!image || (image.height <= maxTitleHeight && image.width <= textWidth))
      return balanceLines(title, style, isRtl, image);
  }
  return renderText(title, { ...serif, size: minTitleSize, color: palette.ink }, isRtl);
}

async function balanceLines(title: string, style: TextStyle, isRtl: boolean, image: TextImage | undefined) {
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
): Promise<TextImage | undefined> {
  for (let fitting = text; fitting; fitting = truncateAtWord(fitting, Math.floor(fitting.length * 0.85))) {
    const image = await renderText(fitting, style, isRtl, maxWidth);
    if (!image || image.height < style.size * 1.9 || fitting.length < 8) return image;
  }
  return undefined;
}

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
  const [labelImage, titleImage, noteImage, siteImage] = await Promise.all([
    renderSingleLine(inOrder(capitals), labelStyle, isRtl),
    renderTitle(renderableTitle, isRtl),
    renderSingleLine(inOrder(toRenderableText(note)), { ...sans, weight: 450, size: 27, color: palette.soft }, isRtl),
    renderSingleLine(
      toRenderableText(site),
      { ...serif, size: 30, color: palette.ink },
      isRtl,
      textWidth - siteNamePosition.x,
    ),
  ]);
  const layer = (image: TextImage | undefined, x: number, y: number): OverlayOptions[] =>
    image ? [{ input: image.image, left: isRtl ? width - x - image.width : x, top: Math.round(y) }] : [];
  const gaps = { afterLabel: 38, beforeNote: 46 };
  const labelHeight = (labelImage?.height ?? 0) + gaps.afterLabel;
  const noteHeight = noteImage ? gaps.beforeNote + noteImage.height : 0;
  const blockHeight = labelHeight + (titleImage?.height ?? 0) + noteHeight;
  const blockTop = Math.max(margin, (siteNamePosition.y - margin / 2 - blockHeight) / 2 + 14);
  const titleTop = blockTop + labelHeight;
  const layers = [
    ...layer(labelImage, margin, blockTop),
    ...layer(titleImage, margin, titleTop),
    ...layer(noteImage, margin, titleTop + (titleImage ? titleImage.height + gaps.beforeNote : 0)),
    ...layer(siteImage, siteNamePosition.x, siteNamePosition.y - (siteImage?.height ?? 0) / 2),
  ];
  return sharp(await background(isRtl), { raw: { width, height, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 82, optimiseCoding: true })
    .toBuffer();
}
