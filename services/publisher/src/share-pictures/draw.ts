import { shortened } from '@majlis/kit/html/plain-text';
import sharp, { type OverlayOptions } from 'sharp';
import { escaped } from '../texts/writing.js';
import { background, height, margin, nameAt, palette, width } from './background.js';
import { drawn, isolated, isRightToLeft, loadFonts, type Typeface } from './fonts.js';

/** What a picture says. */
export type Words = {
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

export type Style = Typeface & {
  size: number;
  color: string;
  spacing?: number;
  /** Where a line may end: only between words, if that is to be. */
  wrap?: 'word' | 'word-char';
  align?: 'centre';
};
export type Piece = { image: Buffer; width: number; height: number };

/** Text as an image of its own, as wide and high as its lines are. */
export async function lines(
  text: string,
  style: Style,
  isFromRight: boolean,
  room = textWidth,
): Promise<Piece | undefined> {
  if (!text) return undefined;
  const { family, weight, size, color, spacing = 0, wrap = 'word-char' } = style;
  const align = style.align ?? (isFromRight ? 'right' : 'left');
  const measures = `size="${size * 1024}" letter_spacing="${spacing * 1024}" line_height="0.92"`;
  const markup = `<span font_family="${family}" weight="${weight}" foreground="${color}" ${measures}>${escaped(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, rgba: true, dpi: 72, width: room, wrap, align },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** As large as it can be, its lines about as long as each other. */
async function titleLines(title: string, isFromRight: boolean): Promise<Piece | undefined> {
  for (const size of titleSizes) {
    const style: Style = { ...serif, size, color: palette.ink, wrap: 'word' };
    const piece = await lines(title, style, isFromRight);
    if (!piece || (piece.height <= titleHeight && piece.width <= textWidth))
      return balanced(title, style, isFromRight, piece);
  }
  return lines(title, { ...serif, size: smallestTitle, color: palette.ink }, isFromRight);
}

/** The narrowest of a few that has no line more. */
async function balanced(title: string, style: Style, isFromRight: boolean, piece: Piece | undefined) {
  let best = piece;
  if (!piece || piece.height < 1.5 * style.size) return piece;
  for (const share of [0.85, 0.72, 0.62]) {
    const narrower = await lines(title, style, isFromRight, Math.round(textWidth * share));
    if (!narrower || narrower.height > piece.height + style.size / 2 || narrower.width > textWidth * share) return best;
    best = narrower;
  }
  return best;
}

/** As much of it as fits on one line. */
async function oneLine(text: string, style: Style, isFromRight: boolean, room = textWidth): Promise<Piece | undefined> {
  for (let words = text; words; words = shortened(words, Math.floor(words.length * 0.85))) {
    const piece = await lines(words, style, isFromRight, room);
    if (!piece || piece.height < style.size * 1.9 || words.length < 8) return piece;
  }
  return undefined;
}

/** A picture of 1200 × 630, the measure that every network shows whole. */
export async function drawPicture({ label, title, note = '', site }: Words): Promise<Buffer> {
  await loadFonts();
  const shownTitle = shortened(drawn(title), longestTitle);
  const isFromRight = isRightToLeft(shownTitle);
  const caps = label
    .map((part) => drawn(part ?? ''))
    .filter(Boolean)
    .map(isolated)
    .join('  ·  ')
    .toLocaleUpperCase('en');
  const gold = { ...sans, weight: 650, size: 22, color: palette.gold, spacing: 2 };
  const [top, middle, below, name] = await Promise.all([
    oneLine(caps, gold, isFromRight),
    titleLines(shownTitle, isFromRight),
    oneLine(drawn(note), { ...sans, weight: 450, size: 27, color: palette.soft }, isFromRight),
    oneLine(drawn(site), { ...serif, size: 30, color: palette.ink }, isFromRight, textWidth - nameAt.x),
  ]);
  const put = (piece: Piece | undefined, x: number, y: number): OverlayOptions[] =>
    piece ? [{ input: piece.image, left: isFromRight ? width - x - piece.width : x, top: Math.round(y) }] : [];
  const gaps = { top: 38, below: 46 };
  const block = (top?.height ?? 0) + gaps.top + (middle?.height ?? 0) + (below ? gaps.below + below.height : 0);
  const blockTop = Math.max(margin, (nameAt.y - margin / 2 - block) / 2 + 14);
  const titleTop = blockTop + (top?.height ?? 0) + gaps.top;
  const layers = [
    ...put(top, margin, blockTop),
    ...put(middle, margin, titleTop),
    ...put(below, margin, titleTop + (middle ? middle.height + gaps.below : 0)),
    ...put(name, nameAt.x, nameAt.y - (name?.height ?? 0) / 2),
  ];
  return sharp(await background(isFromRight), { raw: { width, height, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 82, optimiseCoding: true })
    .toBuffer();
}
