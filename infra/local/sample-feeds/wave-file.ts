import type { ByteRange } from './byte-range.js';
import { melody, rate } from './melody.js';

const headerLength = 44;
const sampleLength = 2;
const chunkLength = 65_536;

export const waveFileLength = (seconds: number) => headerLength + seconds * rate * sampleLength;

/** Bytes of a WAV file (one channel, 16 bits) that exists nowhere: each follows from its place. */
export function* waveFile(name: string, seconds: number, { from, to }: ByteRange): Generator<Buffer> {
  const header = waveHeader(seconds);
  if (from < headerLength) yield header.subarray(from, to + 1);
  const sampleAt = melody(name, seconds);
  for (let at = Math.max(from, headerLength); at <= to; at += chunkLength)
    yield samples(sampleAt, at - headerLength, Math.min(at + chunkLength, to + 1) - headerLength);
}

/** Bytes from one place to before another; either may lie in the middle of a sample. */
function samples(sampleAt: (index: number) => number, from: number, to: number): Buffer {
  const first = Math.floor(from / sampleLength);
  const count = Math.ceil(to / sampleLength) - first;
  const bytes = Buffer.alloc(count * sampleLength);
  for (let i = 0; i < count; i += 1) bytes.writeInt16LE(Math.round(sampleAt(first + i) * 32_767), i * sampleLength);
  return bytes.subarray(from - first * sampleLength, to - first * sampleLength);
}

function waveHeader(seconds: number): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write('RIFF', 0);
  header.writeUInt32LE(waveFileLength(seconds) - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16); // bytes of the format that follows
  header.writeUInt16LE(1, 20); // plain samples
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * sampleLength, 28);
  header.writeUInt16LE(sampleLength, 32);
  header.writeUInt16LE(sampleLength * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(seconds * rate * sampleLength, 40);
  return header;
}
