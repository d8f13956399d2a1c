import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const inFonts = (file: string) => fileURLToPath(new URL(`../../fonts/${file}`, import.meta.url));

const files = [
  'source-serif-4-latin.ttf',
  'source-serif-4-latin-ext.ttf',
  'inter-latin.ttf',
  'inter-latin-ext.ttf',
  'noto-naskh-arabic.ttf',
];

export type Typeface = { family: 'Source Serif 4' | 'Inter'; weight: number };

let loaded: Promise<void> | undefined;

/** Gives the drawing library our fonts, once for the whole process. */
export function loadFonts(): Promise<void> {
  // What draws the letters asks the environment where fonts are; containers have none, other machines any.
  process.env.FONTCONFIG_FILE = inFonts('fonts.conf');
  loaded ??= load();
  return loaded;
}

async function load(): Promise<void> {
  for (const file of files)
    await sharp({ text: { text: 'x', fontfile: inFonts(file) } }).toBuffer({ resolveWithObject: true });
}

/** The characters that our fonts have: Latin with its accents, Arabic, and the signs between words; and what parts those. */
const drawable =
  /[ -~\u00a0-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2027\u2030-\u205e\u2066-\u2069\u20ac\u2122\u2212]|\u0304|\u0308|\u0329|[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;

/** The text as it can be drawn: without signs that no font of ours has, and nothing at all where letters would be missing. */
export function toRenderableText(text: string): string {
  const characters = Array.from(text.normalize('NFC').replace(/\s/g, ' '));
  const missing = characters.filter((character) => !drawable.test(character));
  if (missing.some((character) => /[\p{L}\p{Nd}]/u.test(character))) return '';
  const shown = characters.filter((character) => drawable.test(character)).join('');
  return /[^\s\p{Cf}]/u.test(shown) ? shown.replace(/ +/g, ' ').trim() : '';
}

/** What has a direction of its own beside other words: else a date would be torn apart beside Arabic ones. */
export const isolateDirection = (text: string): string => `\u2068${text}\u2069`;

/** By the first letter that has a direction. */
export const isRightToLeft = (text: string): boolean => {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /\p{Script=Arabic}/u.test(letter);
};
