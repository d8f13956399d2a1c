import { fileURLToPath } from 'node:url';
import { escapeXml } from '@majlis/kit/xml/xml-element';
import sharp from 'sharp';

export type TextStyle = Typeface & {
  size: number;
  color: string;
  spacing?: number;
  /** 'word' never breaks a line within a word, so that a title can be too wide. */
  wrap?: 'word' | 'word-char';
  align?: 'centre';
};
/** `opacities` has one byte for each pixel. */
export type TextMask = { opacities: Buffer; width: number; height: number; color: string };

export async function renderText(
  text: string,
  style: TextStyle,
  isRtl: boolean,
  maxWidth: number,
): Promise<TextMask | undefined> {
  if (!text) return undefined;
  const { family, weight, size, color, spacing = 0, wrap = 'word-char' } = style;
  // Pango takes "left" for the side on which a line begins, and an Arabic line begins on the right.
  const align = style.align ?? (isRtl === isRightToLeft(text) ? 'left' : 'right');
  const measures = `size="${size * 1024}" letter_spacing="${spacing * 1024}" line_height="0.92"`;
  const markup = `<span font_family="${family}" weight="${weight}" ${measures}>${escapeXml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, dpi: 72, width: maxWidth, wrap, align },
  })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { opacities: data, width: info.width, height: info.height, color };
}

/** `pixels` has three bytes for each pixel: red, green and blue. */
type Canvas = { pixels: Buffer; width: number; height: number };

/** Paints a text on a canvas. sharp's `composite` converts the whole canvas, which takes far longer. */
export function drawMask({ pixels, width, height }: Canvas, mask: TextMask, left: number, top: number): void {
  const [red = 0, green = 0, blue = 0] = Buffer.from(mask.color.slice(1), 'hex');
  const columns = Math.min(mask.width, width - left);
  for (let y = Math.max(0, -top); y < Math.min(mask.height, height - top); y += 1)
    for (let x = Math.max(0, -left); x < columns; x += 1) {
      const opacity = mask.opacities[y * mask.width + x] ?? 0;
      if (opacity === 0) continue;
      const at = 3 * ((y + top) * width + x + left);
      pixels[at] = blend(pixels[at], red, opacity);
      pixels[at + 1] = blend(pixels[at + 1], green, opacity);
      pixels[at + 2] = blend(pixels[at + 2], blue, opacity);
    }
}

/** The buffer takes the whole part of a number, so this rounds it. */
const blend = (below = 0, above: number, opacity: number) => (above * opacity + below * (255 - opacity)) / 255 + 0.5;

const fontPath = (file: string) => fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url));

const files = [
  'source-serif-4-latin.ttf',
  'source-serif-4-latin-ext.ttf',
  'inter-latin.ttf',
  'inter-latin-ext.ttf',
  'noto-naskh-arabic.ttf',
];

type Typeface = { family: 'Source Serif 4' | 'Inter'; weight: number };

let loaded: Promise<void> | undefined;

export function loadFonts(): Promise<void> {
  // Fontconfig reads this variable. Otherwise the image would depend on the fonts of the machine.
  process.env.FONTCONFIG_FILE = fontPath('fonts.conf');
  loaded ??= load();
  return loaded;
}

async function load(): Promise<void> {
  for (const file of files)
    await sharp({ text: { text: 'x', fontfile: fontPath(file) } }).toBuffer({ resolveWithObject: true });
}

const renderable =
  /[ -~\u00a0-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2027\u2030-\u205e\u2066-\u2069\u20ac\u2122\u2212]|\u0304|\u0308|\u0329|[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;

/** Drops symbols and marks that our fonts lack. Returns an empty string when letters or digits are missing, which would show as boxes. */
export function toRenderableText(text: string): string {
  const characters = Array.from(text.normalize('NFC').replace(/\s/g, ' ')).flatMap((character) =>
    renderable.test(character) ? character : Array.from(character.normalize('NFD')),
  );
  const missing = characters.filter((character) => !renderable.test(character));
  if (missing.some((character) => /[\p{L}\p{Nd}]/u.test(character))) return '';
  const rest = characters.filter((character) => renderable.test(character)).join('');
  return /[^\s\p{Cf}]/u.test(rest) ? rest.replace(/ +/g, ' ').trim() : '';
}

/** Keeps the order of a date beside Arabic words, by Unicode's first-strong isolate. */
export const isolateDirection = (text: string): string => `\u2068${text}\u2069`;

/** This mark stands before a list, so that its first item is on the right whatever its letters are. */
export const rightToLeftMark = '\u200f';

export const isRightToLeft = (text: string): boolean => {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /\p{Script=Arabic}/u.test(letter);
};
