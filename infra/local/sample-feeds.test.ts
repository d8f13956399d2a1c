import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './processes/ports.js';
import type { ManagedProcess } from './processes/program.js';
import { startSampleFeeds } from './sample-feeds.js';

const folder = 'infra/local/sample/feeds';
let address: string;
let feeds: ManagedProcess;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  feeds = await startSampleFeeds(port, folder);
});
afterAll(() => feeds.stop());

/** A kept-alive connection may be closed between two requests on a busy machine. */
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(url, address), { method, headers: { Connection: 'close', ...headers } });

test('a feed is served as RSS with an ETag, and an unchanged feed gives a 304', async () => {
  const own = mkdtempSync(join(tmpdir(), 'majlis-feeds-'));
  const port = await freePort();
  const server = await startSampleFeeds(port, own);
  const origin = `http://127.0.0.1:${port}`;
  const getFeed = (etag = '') => get(`${origin}/research.xml`, { 'If-None-Match': etag });
  writeFileSync(join(own, 'research.xml'), '<rss version="2.0"/>');
  const first = await getFeed();
  expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(await first.text()).toBe('<rss version="2.0"/>');
  const etag = first.headers.get('ETag') ?? '';
  expect((await getFeed(etag)).status).toBe(304);
  writeFileSync(join(own, 'research.xml'), '<a href="{origin}/1.webp"/><b href="{origin}/2.webp"/>');
  const changed = await getFeed(etag);
  expect(changed.status).toBe(200);
  expect(await changed.text()).toBe(`<a href="${origin}/1.webp"/><b href="${origin}/2.webp"/>`);
  await server.stop();
  rmSync(own, { recursive: true });
});

test.each([
  '/',
  '/other.xml',
  '/pictures/research.xml',
  '/..%2fseed.xml',
  '/photos.json',
  '/recording.wav',
  '/pictures/blog/unheard-of.webp',
  '/pictures/blog/scale.svg',
  '/recordings/999999/too-long.wav',
  '/recordings/96/an-empty-chair.mp3',
  '/me',
])('other paths give a 404: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a picture is a WebP file', async () => {
  const response = await get('/pictures/podcast/an-empty-chair.webp');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
});

const getPosts = (more = '') => get(`/me/media?fields=id,caption&access_token=sample-token${more}`);

test('the photo feed requires the token and honours the limit', async () => {
  const { data } = (await (await getPosts()).json()) as { data: { media_type: string; like_count: number }[] };
  expect(new Set(data.map(({ media_type }) => media_type))).toEqual(new Set(['IMAGE', 'CAROUSEL_ALBUM', 'VIDEO']));
  expect(data.map(({ like_count }) => like_count)).toContain(0);
  expect(await (await getPosts('&limit=2')).json()).toEqual({ data: data.slice(0, 2) });
  const unauthorized = await get('/me/media?access_token=stolen');
  expect([unauthorized.status, await unauthorized.json()]).toEqual([
    400,
    { error: expect.objectContaining({ code: 190 }) },
  ]);
});

test('every picture of the photo feed exists', async () => {
  type Post = { media_type: string; media_url: string; thumbnail_url?: string };
  const { data } = (await (await getPosts()).json()) as { data: Post[] };
  const pictures = data.map((post) => (post.media_type === 'VIDEO' ? post.thumbnail_url : post.media_url) ?? '');
  expect(pictures.every((picture) => picture.startsWith(`${address}/pictures/photos/`))).toBe(true);
  const statuses = await Promise.all(pictures.map(async (picture) => (await get(picture)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a renewed token is valid for sixty days', async () => {
  const renewal = (token: string) => get(`/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}`);
  expect(await (await renewal('sample-token')).json()).toEqual({
    access_token: 'sample-token',
    token_type: 'bearer',
    expires_in: 60 * 86_400,
  });
  expect((await renewal('stolen')).status).toBe(400);
});

const seconds = 40;
const totalLength = 44 + seconds * 8_000 * 2;
const recording = `/recordings/${seconds}/an-evening.wav`;
const getRecording = (range?: string) => get(recording, range ? { Range: range } : {});
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a recording is a WAV file of the duration in its URL, with CORS headers', async () => {
  const response = await getRecording();
  expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(totalLength)]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const bytes = await bytesOf(response);
  expect(bytes).toHaveLength(totalLength);
  expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(4)]).toEqual(['RIFF', totalLength - 8]);
  expect([bytes.toString('latin1', 8, 16), bytes.toString('latin1', 36, 40)]).toEqual(['WAVEfmt ', 'data']);
  const [bytesPerSecond, length] = [bytes.readUInt32LE(28), bytes.readUInt32LE(40)];
  expect(length / bytesPerSecond).toBe(seconds);
});

test('a recording is audible throughout and not loud', async () => {
  const bytes = await bytesOf(await getRecording());
  const loudest = (from: number) => {
    let maximum = 0;
    for (let offset = 44 + from * 16_000; offset < 44 + (from + 2) * 16_000; offset += 2)
      maximum = Math.max(maximum, Math.abs(bytes.readInt16LE(offset)));
    return maximum / 32_768;
  };
  for (let from = 0; from < seconds; from += 2) {
    expect(loudest(from)).toBeGreaterThan(0.05);
    expect(loudest(from)).toBeLessThan(0.9);
  }
});

test.each([
  ['bytes=0-', 0, totalLength - 1],
  ['bytes=0-1', 0, 1],
  ['bytes=40-99', 40, 99],
  ['bytes=45-45', 45, 45],
  ['bytes=70001-600002', 70_001, 600_002],
  ['bytes=639999-999999', 639_999, totalLength - 1],
  ['bytes=-7', totalLength - 7, totalLength - 1],
])('%s gives the bytes from %i to %i', async (range, from, to) => {
  const [part, all] = await Promise.all([getRecording(range), getRecording()]);
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes ${from}-${to}/${totalLength}`]);
  expect(part.headers.get('Content-Length')).toBe(String(to - from + 1));
  expect((await bytesOf(part)).equals((await bytesOf(all)).subarray(from, to + 1))).toBe(true);
});

test.each([`bytes=${totalLength}-`, 'bytes=9-2', 'bytes=-0'])('%s is not satisfiable', async (range) => {
  const response = await getRecording(range);
  expect([response.status, response.headers.get('Content-Range')]).toEqual([416, `bytes */${totalLength}`]);
});

test.each(['seconds=0-9', 'bytes=0-1,4-5', 'bytes=-'])('%s gives the whole file', async (range) => {
  const response = await getRecording(range);
  expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(totalLength)]);
});

test('a cached recording gives a 304, and HEAD has no body', async () => {
  const head = await get(recording, {}, 'HEAD');
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(totalLength), '']);
  const cached = await get(recording, { 'If-None-Match': head.headers.get('ETag') ?? '' });
  expect(cached.status).toBe(304);
});
