import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Asked } from '../sample-feeds.js';
import { byteRange } from './byte-range.js';
import { waveFile, waveFileLength } from './wave-file.js';

/** A recording of as many seconds as its address says, or the part of it that a player asks for. */
export async function answerRecording({ request, response, parts }: Asked): Promise<void> {
  const [given, name = ''] = parts;
  const seconds = Number(given);
  const length = waveFileLength(seconds);
  const etag = `"${name}-${seconds}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'max-age=3600').setHeader('Accept-Ranges', 'bytes');
  // A page of another address may play it.
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const range = byteRange(request.headers.range, length);
  if (range === 'none') return void response.writeHead(416, { 'Content-Range': `bytes */${length}` }).end();
  const { from, to } = range ?? { from: 0, to: length - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${from}-${to}/${length}`);
  response.writeHead(range ? 206 : 200, { 'Content-Type': 'audio/wav', 'Content-Length': to - from + 1 });
  if (request.method === 'HEAD') return void response.end();
  // A player leaves in the middle whenever somebody seeks.
  await pipeline(Readable.from(waveFile(name, seconds, { from, to })), response).catch(() => undefined);
}
