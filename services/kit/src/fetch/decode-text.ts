import { TextDecoder } from 'node:util';
import { RemoteFetchError } from './remote-fetch-error.js';

const xmlDeclaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const charsetParameter = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i;

/**
 * Longer marks come first, because that of UTF-32LE begins like that of UTF-16LE. The last two are a `<` in UTF-16 without a mark.
 */
const byteOrderMarks: [bytes: number[], decode: (bytes: Buffer) => string][] = [
  [[0, 0, 0xfe, 0xff], (bytes) => decodeUtf32(bytes, (at) => bytes.readUInt32BE(at))],
  [[0xff, 0xfe, 0, 0], (bytes) => decodeUtf32(bytes, (at) => bytes.readUInt32LE(at))],
  [[0xef, 0xbb, 0xbf], (bytes) => new TextDecoder('utf-8').decode(bytes)],
  [[0xff, 0xfe], (bytes) => new TextDecoder('utf-16le').decode(bytes)],
  [[0xfe, 0xff], (bytes) => new TextDecoder('utf-16be').decode(bytes)],
  [[0x3c, 0], (bytes) => new TextDecoder('utf-16le').decode(bytes)],
  [[0, 0x3c], (bytes) => new TextDecoder('utf-16be').decode(bytes)],
];

/** Tries byte order mark, UTF-8, HTTP charset, XML declaration. Throws RemoteFetchError if the text is unreadable. */
export function decodeText(bytes: Buffer, contentType = ''): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1](bytes);
  const declared = xmlDeclaration.exec(bytes.toString('latin1', 0, 1024))?.[1];
  const named = [charsetParameter.exec(contentType)?.[1], declared].flatMap((label) => decoderFor(label) ?? []);
  const others = named.filter(({ encoding }) => encoding !== 'utf-8');
  const [decoder = new TextDecoder()] = looksLikeUtf8(bytes) ? [] : others;
  return withoutC1Controls(assertReadable(decoder.decode(bytes), decoder.encoding));
}

function looksLikeUtf8(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length < bytes.length && !bytes.includes(0);
  } catch {
    return false;
  }
}

/** Tolerates single broken characters; more than 1 in 200 means that the encoding is wrong. */
function assertReadable(text: string, encoding: string): string {
  const broken = text.split('\uFFFD').length - 1;
  if (broken > text.length / 200) throw new RemoteFetchError(`The text is invalid as ${encoding}`, 'encoding');
  return text;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined; // unknown charset labels are ignored
  }
}

function decodeUtf32(bytes: Buffer, readAt: (offset: number) => number): string {
  const points: string[] = [];
  for (let offset = 4; offset + 4 <= bytes.length; offset += 4) {
    const point = readAt(offset);
    points.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD');
  }
  return points.join('');
}

const windows1252Chars = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node before 22 decodes windows-1252 as Latin-1, and feeds write `&#146;` for an apostrophe. */
export const withoutC1Controls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (control) => windows1252Chars.charAt(control.charCodeAt(0) - 0x80));
