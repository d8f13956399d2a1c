import type { SiteLanguage } from '@majlis/contracts/languages';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import { escapeXml } from '@majlis/kit/xml/xml-element';
import sharp from 'sharp';
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
/** Four bytes a pixel: red, green, blue and opacity. */
export type TextImage = { pixels: Buffer; width: number; height: number };

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
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
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
  const pixels = await background(isRtl);
  const canvas = canvases.pop() ?? Buffer.alloc(pixels.length);
  pixels.copy(canvas);
  const draw = (image: TextImage | undefined, x: number, y: number) => {
    if (image) drawOver(canvas, image, isRtl ? width - x - image.width : x, Math.round(y));
  };
  const gaps = { afterLabel: 38, beforeNote: 46 };
  const labelHeight = (labelImage?.height ?? 0) + gaps.afterLabel;
  const noteHeight = noteImage ? gaps.beforeNote + noteImage.height : 0;
  const blockHeight = labelHeight + (titleImage?.height ?? 0) + noteHeight;
  const blockTop = Math.max(margin, (siteNamePosition.y - margin / 2 - blockHeight) / 2 + 14);
  const titleTop = blockTop + labelHeight;
  draw(labelImage, margin, blockTop);
  draw(titleImage, margin, titleTop);
  draw(noteImage, margin, titleTop + (titleImage ? titleImage.height + gaps.beforeNote : 0));
  draw(siteImage, siteNamePosition.x, siteNamePosition.y - (siteImage?.height ?? 0) / 2);
  // Optimised coding would take as long as everything else, and save a twentieth of the bytes.
  const image = sharp(canvas, { raw: { width, height, channels: 3 } });
  const bytes = await image.jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
  canvases.push(canvas);
  return bytes;
}

/** The image library converts the whole canvas for this, which takes far longer. */
function drawOver(canvas: Buffer, { pixels, ...image }: TextImage, left: number, top: number): void {
  const columns = Math.min(image.width, width - left);
  for (let y = Math.max(0, -top); y < Math.min(image.height, height - top); y += 1)
    for (let x = Math.max(0, -left); x < columns; x += 1) {
      const from = 4 * (y * image.width + x);
      const to = 3 * ((y + top) * width + x + left);
      const opacity = pixels[from + 3] ?? 0;
      for (let channel = 0; opacity > 0 && channel < 3; channel += 1)
        canvas[to + channel] = Math.round(
          ((pixels[from + channel] ?? 0) * opacity + (canvas[to + channel] ?? 0) * (255 - opacity)) / 255,
        );
    }
}
