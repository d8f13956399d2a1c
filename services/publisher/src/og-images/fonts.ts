import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const fontPath = (file: string) => fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url));

const files = [
  'source-serif-4-latin.ttf',
  'source-serif-4-latin-ext.ttf',
  'inter-latin.ttf',
  'inter-latin-ext.ttf',
  'noto-naskh-arabic.ttf',
];

export type Typeface = { family: 'Source Serif 4' | 'Inter'; weight: number };

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

/** Before a list, so that its first item is on the right whatever its letters are. */
export const rightToLeftMark = '\u200f';

export const isRightToLeft = (text: string): boolean => {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /\p{Script=Arabic}/u.test(letter);
};
