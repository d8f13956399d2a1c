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

test.each(['/', '/other.xml', '/folder/research.xml', '/..%2fsecret.xml'])(
  'nothing else is served: %s',
  async (path) => {
    expect((await fetch(address + path)).status).toBe(404);
  },
);
