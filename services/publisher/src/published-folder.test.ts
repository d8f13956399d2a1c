import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PublishedFolder } from './published-folder.js';

const build = '0123456789abcdef';
let root: string;
let folder: PublishedFolder;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'majlis-published-'));
  folder = new PublishedFolder(root, build);
  await folder.open();
});
afterEach(() => rm(root, { recursive: true }));

const forms = ['about/index.html', 'about/index.html.gz', '.br/about/index.html'];
const page = (digit: number) => `<!doctype html>${`<p>Version ${digit}</p>`.repeat(100)}`;

test('versions of one size that are written within a second are never of the same second', async () => {
  const seconds = new Map<string, number[]>(forms.map((form) => [form, []]));
  for (const digit of [1, 2, 3, 4]) {
    await folder.write('/about', page(digit));
    for (const form of forms) {
      const { mtimeMs } = await stat(join(root, build, form));
      seconds.get(form)?.push(Math.floor(mtimeMs / 1000));
    }
  }
  for (const [form, seen] of seconds) {
    expect([form, new Set(seen).size]).toEqual([form, 4]);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  }
});

test('a page that nobody has changed for a while is of the second in which it is written', async () => {
  const before = Date.now();
  await folder.write('/about', page(1));
  const { mtimeMs } = await stat(join(root, build, 'about/index.html'));
  expect(mtimeMs).toBeGreaterThanOrEqual(before - 1000);
  expect(mtimeMs).toBeLessThanOrEqual(Date.now());
});
