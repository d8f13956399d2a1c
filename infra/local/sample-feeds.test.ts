import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from './processes/ports.js';
import type { Part } from './processes/program.js';
import { startSampleFeeds } from './sample-feeds.js';

let folder: string;
let address: string;
let feeds: Part;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-feeds-'));
  writeFileSync(join(folder, 'research.xml'), '<rss version="2.0"/>');
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  feeds = await startSampleFeeds(port, folder);
});
afterEach(async () => {
  await feeds.stop();
  rmSync(folder, { recursive: true });
});

test('a feed is served as RSS, and not sent again while it is unchanged', async () => {
  const first = await fetch(`${address}/research.xml`);
  expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(await first.text()).toBe('<rss version="2.0"/>');
  const etag = first.headers.get('ETag') ?? '';
  const again = () => fetch(`${address}/research.xml`, { headers: { 'If-None-Match': etag } });
  expect((await again()).status).toBe(304);
  writeFileSync(join(folder, 'research.xml'), '<rss version="2.0"></rss>');
  expect((await again()).status).toBe(200);
});

test('a feed names its pictures and recordings where they are served', async () => {
  writeFileSync(join(folder, 'research.xml'), '<a href="{origin}/1.png"/><b href="{origin}/2.png"/>');
  const feed = await fetch(`${address}/research.xml`);
  expect(await feed.text()).toBe(`<a href="${address}/1.png"/><b href="${address}/2.png"/>`);
});

test.each([
  '/',
  '/other.xml',
  '/folder/research.xml',
  '/..%2fsecret.xml',
  '/pictures/blog/unheard-of.png',
  '/pictures/blog/constructor.svg',
  '/recordings/999999/too-long.wav',
  '/recordings/96/an-empty-chair.mp3',
  '/me',
])('nothing else is served: %s', async (path) => {
  expect((await fetch(address + path)).status).toBe(404);
});

test('a picture is a PNG drawn when it is asked for', async () => {
  const answer = await fetch(`${address}/pictures/podcast/an-empty-chair.png`);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

const posts = (more = '') => fetch(`${address}/me/media?fields=id,caption&access_token=sample-token${more}`);

test('the photo feed shows itself only to who has the token, and as much as was asked for', async () => {
  const { data } = (await (await posts()).json()) as { data: { media_type: string; like_count: number }[] };
  expect(new Set(data.map(({ media_type }) => media_type))).toEqual(new Set(['IMAGE', 'CAROUSEL_ALBUM', 'VIDEO']));
  expect(data.map(({ like_count }) => like_count)).toContain(0);
  expect(await (await posts('&limit=2')).json()).toEqual({ data: data.slice(0, 2) });
  const stranger = await fetch(`${address}/me/media?access_token=stolen`);
  expect([stranger.status, await stranger.json()]).toEqual([400, { error: expect.objectContaining({ code: 190 }) }]);
});

test('every picture that the photo feed names is there', async () => {
  type Post = { media_type: string; media_url: string; thumbnail_url?: string };
  const { data } = (await (await posts()).json()) as { data: Post[] };
  const pictures = data.map((post) => (post.media_type === 'VIDEO' ? post.thumbnail_url : post.media_url) ?? '');
  expect(pictures.every((picture) => picture.startsWith(`${address}/pictures/photos/`))).toBe(true);
  const statuses = await Promise.all(pictures.map(async (picture) => (await fetch(picture)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('the token is renewed for sixty days', async () => {
  const renewal = (token: string) =>
    fetch(`${address}/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}`);
  expect(await (await renewal('sample-token')).json()).toEqual({
    access_token: 'sample-token',
    token_type: 'bearer',
    expires_in: 60 * 86_400,
  });
  expect((await renewal('stolen')).status).toBe(400);
});
