import { TextDecoder } from 'node:util';
import { type ImportEncoding, importEncodingNames } from '@majlis/contracts/staff/import-fields';
import { withoutC1Controls } from '@majlis/kit/fetch/decode-text';

export type DecodedFile = { text: string; encoding: ImportEncoding; isEncodingCertain: boolean };

const byteOrderMarks: [ImportEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** XML and HTML declare their encoding, and editors read such a declaration in the first lines of any text. */
const declarations = [
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i,
  /<meta\s[^>]*charset\s*=\s*["']?([\w.:-]{1,40})/i,
  /^.{0,80}\b(?:coding|charset)\s*[:=]\s*["']?([\w.-]{1,40})/i,
];

/** Decodes with the chosen encoding, or with that of the byte order mark or declaration, or with the most likely one. */
export function decodeFile(bytes: Buffer, chosen: ImportEncoding | ''): DecodedFile {
  if (chosen) return { text: decode(bytes, chosen), encoding: chosen, isEncodingCertain: true };
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const encoding = marked ?? findUnmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : findDeclared(bytes));
  if (encoding) return { text: decode(bytes, encoding), encoding, isEncodingCertain: true };
  const guessed = guessEncoding(bytes);
  return { text: decode(bytes, guessed), encoding: guessed, isEncodingCertain: false };
}

function decode(bytes: Buffer, encoding: ImportEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? withoutC1Controls(text) : text;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** In UTF-16 every other byte of line breaks, commas and Latin letters is 0. */
function findUnmarkedUtf16(bytes: Buffer): ImportEncoding | undefined {
  const zeros = [0, 0];
  const head = bytes.subarray(0, 4_096);
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < head.length / 50 || Math.min(even, odd) > Math.max(even, odd) / 4) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

function findDeclared(bytes: Buffer): ImportEncoding | undefined {
  const head = bytes.toString('latin1', 0, 1_024);
  for (const declaration of declarations) {
    const label = declaration.exec(head)?.[1];
    const encoding = label && nameEncoding(label);
    // A file that is not valid UTF-8 may still declare it, so another encoding has to be found.
    if (encoding && encoding !== 'utf-8') return encoding;
  }
  return undefined;
}

/** Names an encoding as browsers do, for which 'latin1' is windows-1252 and 'gbk' is gb18030. */
function nameEncoding(label: string): ImportEncoding | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    const name = { 'iso-8859-1': 'windows-1252', 'iso-8859-9': 'windows-1254', gbk: 'gb18030' }[encoding] ?? encoding;
    return isImportEncoding(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

const isImportEncoding = (name: string): name is ImportEncoding => importEncodingNames.some((known) => known === name);

/** The letters of languages beside A to Z, each with the encodings of their files, the likelier ones first. */
const alphabets: [letters: string, encodings: ImportEncoding[]][] = [
  ['ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ', ['windows-1256', 'iso-8859-6']],
  ['äöüß', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['àâæçéèêëîïôœùûüÿ', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['áéíñóúü¿¡ºª', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['ãáàâçéêíóõôúü', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['àèéìòù', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['åäöæøé', ['windows-1252', 'macintosh', 'iso-8859-15']],
  ['çğıiöşüâî', ['windows-1254']],
  ['áðéíóúýþæö', ['windows-1252']],
  ['ąćęłńóśźż', ['windows-1250', 'iso-8859-2']],
  ['áčďéěíňóřšťúůýžĺľŕôä', ['windows-1250', 'iso-8859-2']],
  ['áéíóöőúüű', ['windows-1250', 'iso-8859-2']],
  ['ăâîşţșț', ['windows-1250', 'iso-8859-2']],
  ['čćđšž', ['windows-1250', 'iso-8859-2']],
  ['ąčęėįšųūžāēģīķļņõ', ['windows-1257']],
  ['абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ', ['windows-1251', 'koi8-r', 'iso-8859-5', 'x-mac-cyrillic']],
  ['αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋ', ['windows-1253', 'iso-8859-7']],
  ['אבגדהוזחטיכלמנסעפצקרשתךםןףץ', ['windows-1255']],
];

/** Rates each encoding by how many of its letters a language has, and whether they stand as letters stand in words. */
function guessEncoding(bytes: Buffer): ImportEncoding {
  const sample = bytes.subarray(0, 200_000);
  let best: { encoding: ImportEncoding; score: number } = { encoding: 'windows-1252', score: -Infinity };
  const texts = new Map<ImportEncoding, { strange: string[]; penalty: number }>();
  for (const [letters, encodings] of alphabets) {
    const known = new Set(letters + letters.toUpperCase() + (letters.includes('ğ') ? 'İ' : ''));
    for (const encoding of encodings) {
      const { strange, penalty } = texts.get(encoding) ?? rateWords(decode(sample, encoding));
      texts.set(encoding, { strange, penalty });
      const score = strange.reduce((sum, letter) => sum + (known.has(letter) ? 1 : -1), -penalty);
      if (score > best.score) best = { encoding, score };
    }
  }
  return best.encoding;
}

/** A capital letter behind a small one, a sign between letters and two scripts in a word speak against an encoding. */
function rateWords(text: string): { strange: string[]; penalty: number } {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const penalty =
    2 * count(/(?<=\p{Ll})[^\0-\x7f](?<=\p{Lu})|[^\0-\x7f](?<=\p{Ll})(?=\p{Lu})/gu) +
    2 * count(/(?<=\p{L})[^\0-\x7f\p{L}\p{M}’‘'·-](?=\p{L})/gu) +
    2 * count(/[\ufffd\x80-\x9f]/g) +
    count(/[a-z](?=[\u0370-\u06ff])|[\u0370-\u06ff](?=[a-z])/gi);
  return { strange: text.match(/[^\0-\x7f](?<=\p{L})/gu) ?? [], penalty };
}
