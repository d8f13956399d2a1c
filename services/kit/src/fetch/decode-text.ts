import { TextDecoder } from 'node:util';

const xmlDeclaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const charsetParameter = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i;

/** Longer marks first: UTF-32's little-endian one begins like that of UTF-16. */
const byteOrderMarks: [bytes: number[], decode: (bytes: Buffer) => string][] = [
  [[0, 0, 0xfe, 0xff], (bytes) => decodeUtf32(bytes, (at) => bytes.readUInt32BE(at))],
  [[0xff, 0xfe, 0, 0], (bytes) => decodeUtf32(bytes, (at) => bytes.readUInt32LE(at))],
  [[0xef, 0xbb, 0xbf], (bytes) => new TextDecoder('utf-8').decode(bytes)],
  [[0xff, 0xfe], (bytes) => new TextDecoder('utf-16le').decode(bytes)],
  [[0xfe, 0xff], (bytes) => new TextDecoder('utf-16be').decode(bytes)],
];

/** Text of an XML answer: its byte order mark decides, then the HTTP charset, then its own declaration, else UTF-8. */
export function decodeText(bytes: Buffer, contentType = ''): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1](bytes);
  const declared = xmlDeclaration.exec(bytes.toString('latin1', 0, 1024))?.[1];
  const decoder = decoderFor(charsetParameter.exec(contentType)?.[1]) ?? decoderFor(declared) ?? new TextDecoder();
  return decoder.decode(bytes);
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined; // a name nobody knows says nothing
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
