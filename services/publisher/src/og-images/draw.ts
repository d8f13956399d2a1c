import { truncateAtWord } from '@majlis/kit/html/plain-text';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeXml } from '../texts/xml.js';
import { background, height, margin, palette, siteNamePosition, width } from './background.js';
import { isolateDirection, isRightToLeft, loadFonts, type Typeface, toRenderableText } from './fonts.js';

/** What a picture says. */
export type ImageText = {
  /** What it is, when and where; in small capitals. */
  label: (string | undefined)[];
  title: string;
  /** Who is heard, or what it is about. */
  note?: string;
  site: string;
};

// No picture is drawn twice: what sharp would remember of one is never asked for again.
sharp.cache(false);

const serif = { family: 'Source Serif 4', weight: 560 } as const;
const sans = { family: 'Inter', weight: 550 } as const;

const textWidth = width - 2 * margin - 60;
/** What is left for a title between the label and the site's name. */
const titleHeight = 300;
const titleSizes = [82, 74, 66, 58, 52, 46, 40];
const smallestTitle = 36;
const longestTitle = 240;

export type TextStyle = Typeface & {
  size: number;
  color: string;
  spacing?: number;
  /** Where a line may end: only between words, if that is to be. */
  wrap?: 'word' | 'word-char';
  align?: 'centre';
};
export type TextImage = { image: Buffer; width: number; height: number };

/** Text as an image of its own, as wide and high as its lines are. */
export async function renderText(
  text: string,
  style: TextStyle,
  isFromRight: boolean,
  room = textWidth,
): Promise<TextImage | undefined> {
  if (!text) return undefined;
  const { family, weight, size, color, spacing = 0, wrap = 'word-char' } = style;
  const align = style.align ?? (isFromRight ? 'right' : 'left');
  const measures = `size="${size * 1024}" letter_spacing="${spacing * 1024}" line_height="0.92"`;
  const markup = `<span font_family="${family}" weight="${weight}" foreground="${color}" ${measures}>${escapeXml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, rgba: true, dpi: 72, width: room, wrap, align },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** As large as it can be, its lines about as long as each other. */
async function renderTitle(title: string, isFromRight: boolean): Promise<TextImage | undefined> {
  for (const size of titleSizes) {
    const style: TextStyle = { ...serif, size, color: palette.ink, wrap: 'word' };
    const piece = await renderText(title, style, isFromRight);
    if (!piece || (piece.height <= titleHeight && piece.width <= textWidth))
      return balanceLines(title, style, isFromRight, piece);
  }
  return renderText(title, { ...serif, size: smallestTitle, color: palette.ink }, isFromRight);
}

/** The narrowest of a few that has no line more. */
async function balanceLines(title: string, style: TextStyle, isFromRight: boolean, piece: TextImage | undefined) {
  let best = piece;
  if (!piece || piece.height < 1.5 * style.size) return piece;
  for (const share of [0.85, 0.72, 0.62]) {
    const narrower = await renderText(title, style, isFromRight, Math.round(textWidth * share));
    if (!narrower || narrower.height > piece.height + style.size / 2 || narrower.width > textWidth * share) return best;
    best = narrower;
  }
  return best;
}

/** As much of it as fits on one line. */
async function renderSingleLine(
  text: string,
  style: TextStyle,
  isFromRight: boolean,
  room = textWidth,
): Promise<TextImage | undefined> {
  for (let words = text; words; words = truncateAtWord(words, Math.floor(words.length * 0.85))) {
    const piece = await renderText(words, style, isFromRight, room);
    if (!piece || piece.height < style.size * 1.9 || words.length < 8) return piece;
  }
  return undefined;
}

/** A picture of 1200 × 630, the measure that every network shows whole. */
export async function drawOgImage({ label, title, note = '', site }: ImageText): Promise<Buffer> {
  await loadFonts();
  const shownTitle = truncateAtWord(toRenderableText(title), longestTitle);
  const isFromRight = isRightToLeft(shownTitle);
  const caps = label
    .map((part) => toRenderableText(part ?? ''))
    .filter(Boolean)
    .map(isolateDirection)
    .join('  ·  ')
    .toLocaleUpperCase('en');
  const gold = { ...sans, weight: 650, size: 22, color: palette.gold, spacing: 2 };
  const [top, middle, below, name] = await Promise.all([
    renderSingleLine(caps, gold, isFromRight),
    renderTitle(shownTitle, isFromRight),
    renderSingleLine(toRenderableText(note), { ...sans, weight: 450, size: 27, color: palette.soft }, isFromRight),
    renderSingleLine(
      toRenderableText(site),
      { ...serif, size: 30, color: palette.ink },
      isFromRight,
      textWidth - siteNamePosition.x,
    ),
  ]);
  const put = (piece: TextImage | undefined, x: number, y: number): OverlayOptions[] =>
    piece ? [{ input: piece.image, left: isFromRight ? width - x - piece.width : x, top: Math.round(y) }] : [];
  const gaps = { top: 38, below: 46 };
  const block = (top?.height ?? 0) + gaps.top + (middle?.height ?? 0) + (below ? gaps.below + below.height : 0);
  const blockTop = Math.max(margin, (siteNamePosition.y - margin / 2 - block) / 2 + 14);
  const titleTop = blockTop + (top?.height ?? 0) + gaps.top;
  const layers = [
    ...put(top, margin, blockTop),
    ...put(middle, margin, titleTop),
    ...put(below, margin, titleTop + (middle ? middle.height + gaps.below : 0)),
    ...put(name, siteNamePosition.x, siteNamePosition.y - (name?.height ?? 0) / 2),
  ];
  return sharp(await background(isFromRight), { raw: { width, height, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 82, optimiseCoding: true })
    .toBuffer();
}
