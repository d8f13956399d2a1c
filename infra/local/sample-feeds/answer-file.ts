import { createHash } from 'node:crypto';
import type { Asked } from '../sample-feeds.js';

/** Sends a file as a real feed's server would: with a tag, and not again while the reader has it. */
export function answerFile({ request, response }: Asked, type: string, file: Buffer): void {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'max-age=60');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Type', type).setHeader('Content-Length', file.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : file);
}
