import { TextDecoder } from 'node:util';
import type { ImportEncoding } from '@majlis/contracts/import-fields';
import { withoutC1Controls } from '@majlis/kit/fetch/decode-text';

export type DecodedFile = { text: string; encoding: ImportEncoding; isEncodingCertain: boolean };

const byteOrderMarks: [ImportEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
/** Of other encodings XML files say themselves that they have them. */
const declarable = new Set<string>(['utf-8', 'windows-1256', 'iso-8859-6', 'windows-1252']);

/** Decodes with the chosen encoding, or with that of the byte order mark or XML declaration, or with the most likely one. */
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
  const name = declaration.exec(bytes.toString('latin1', 0, 1_024))?.[1]?.toLowerCase();
  if (name === 'iso-8859-1') return 'windows-1252';
  return name !== undefined && declarable.has(name) ? (name as ImportEncoding) : undefined;
}

/** Text read with the wrong Arabic encoding has undefined characters and Latin letters with accents among the Arabic ones. */
function guessEncoding(bytes: Buffer): ImportEncoding {
  const sample = bytes.subarray(0, 200_000);
  const rate = (encoding: ImportEncoding) => {
    const text = decode(sample, encoding);
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const arabic = count(/[\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06af]/g);
    return { arabic, score: arabic - 3 * count(/[\u00c0-\u024f\ufffd\u0080-\u009f]/g), letters: count(/\p{L}/gu) };
  };
  const windows = rate('windows-1256');
  const iso = rate('iso-8859-6');
  const best = iso.score > windows.score ? iso : windows;
  if (best.arabic * 5 <= best.letters) return 'windows-1252';
  return best === iso ? 'iso-8859-6' : 'windows-1256';
}
