import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asManagedProcess, type ManagedProcess } from './processes/program.js';

type RequestContext = { request: IncomingMessage; response: ServerResponse; url: URL; folder: string };

type Handler = (context: RequestContext, ...parts: string[]) => Promise<void> | void;

const routes: [RegExp, Handler][] = [
  [/^\/([a-z-]+\.xml)$/, sendFeed],
  [/^\/(pictures\/[a-z]+\/[a-z-]+\.webp)$/, sendPicture],
  [/^\/recordings\/(\d{1,5})\/([a-z-]+)\.wav$/, sendRecording],
  [/^\/me\/media$/, sendPosts],
  [/^\/refresh_access_token$/, renewToken],
];

export const sampleFeedsOrigin = (port: number) => `http://127.0.0.1:${port}`;

export async function startSampleFeeds(port: number, folder: string): Promise<ManagedProcess> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', sampleFeedsOrigin(port));
    handle({ request, response, url, folder }).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(404).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return asManagedProcess(server);
}

async function handle(context: RequestContext): Promise<void> {
  for (const [pattern, handler] of routes) {
    const match = pattern.exec(context.url.pathname);
    if (match) return handler(context, ...match.slice(1));
  }
  throw new Error(`${context.url.pathname} is not served`);
}

/** `{origin}` in a file stands for this server, whose port is chosen at start. */
async function readWithOrigin({ folder, url }: RequestContext, file: string): Promise<string> {
  return (await readFile(join(folder, file), 'utf8')).replaceAll('{origin}', url.origin);
}

async function sendFeed(context: RequestContext, file = ''): Promise<void> {
  sendFile(context, 'application/rss+xml; charset=utf-8', Buffer.from(await readWithOrigin(context, file)));
}

async function sendPicture(context: RequestContext, file = ''): Promise<void> {
  sendFile(context, 'image/webp', await readFile(join(context.folder, file)));
}

function sendFile({ request, response }: RequestContext, type: string, file: Buffer): void {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'max-age=60');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Type', type).setHeader('Content-Length', file.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : file);
}

/** The token is no secret: it is valid for this server only. */
export const sampleToken = 'sample-token';
const sixtyDaysInSeconds = 5_184_000;
const json = 'application/json; charset=utf-8';

/** The response has the format of Instagram's Graph API: https://developers.facebook.com/docs/instagram-platform */
async function sendPosts(context: RequestContext): Promise<void> {
  if (!hasToken(context)) return;
  const posts: unknown[] = JSON.parse(await readWithOrigin(context, 'photos.json'));
  const data = posts.slice(0, Number(context.url.searchParams.get('limit')) || 25);
  sendFile(context, json, Buffer.from(JSON.stringify({ data })));
}

function renewToken(context: RequestContext): void {
  if (!hasToken(context)) return;
  const { response } = context;
  response.setHeader('Content-Type', json).setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify({ access_token: sampleToken, token_type: 'bearer', expires_in: sixtyDaysInSeconds }));
}

function hasToken({ url, response }: RequestContext): boolean {
  if (url.searchParams.get('access_token') === sampleToken) return true;
  const error = { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 };
  response.writeHead(400, { 'Content-Type': json }).end(JSON.stringify({ error }));
  return false;
}

async function sendRecording({ request, response, folder }: RequestContext, seconds = '', name = ''): Promise<void> {
  const recording = repeatWav(await readFile(join(folder, 'recording.wav')), Number(seconds));
  const { length } = recording;
  const etag = `"${name}-${seconds}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'max-age=3600').setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const range = byteRange(request.headers.range, length);
  if (range === 'none') return void response.writeHead(416, { 'Content-Range': `bytes */${length}` }).end();
  const { from, to } = range ?? { from: 0, to: length - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${from}-${to}/${length}`);
  response.writeHead(range ? 206 : 200, { 'Content-Type': 'audio/wav', 'Content-Length': to - from + 1 });
  if (request.method === 'HEAD') return void response.end();
  // A player closes the connection at every seek.
  await pipeline(Readable.from(recording.bytes({ from, to })), response).catch(() => undefined);
}

const headerLength = 44;

/** Repeats a short WAV file up to the duration, because an hour of sound is too large for the repository. */
function repeatWav(file: Buffer, seconds: number) {
  const header = Buffer.from(file.subarray(0, headerLength));
  const sound = file.subarray(headerLength);
  const length = headerLength + seconds * header.readUInt32LE(28);
  header.writeUInt32LE(length - 8, 4);
  header.writeUInt32LE(length - headerLength, 40);
  function* bytes({ from, to }: ByteRange): Generator<Buffer> {
    if (from < headerLength) yield header.subarray(from, to + 1);
    for (let offset = Math.max(from, headerLength); offset <= to; ) {
      const start = (offset - headerLength) % sound.length;
      const part = sound.subarray(start, start + to + 1 - offset);
      yield part;
      offset += part.length;
    }
  }
  return { length, bytes };
}

type ByteRange = { from: number; to: number };

function byteRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const range =
    first === ''
      ? { from: Math.max(0, length - Number(last)), to: length - 1 }
      : { from: Number(first), to: Math.min(last === '' ? length - 1 : Number(last), length - 1) };
  return range.from <= range.to ? range : 'none';
}
