import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishedFolder } from './published-folder.js';

const build = '0123456789abcdef';
let root: string;
let folder: PublishedFolder;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'majlis-published-'));
  folder = new PublishedFolder(root, build);
  await folder.open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true });
});

const forms = ['about/index.html', 'about/index.html.gz', '.br/about/index.html'];
const page = (digit: number) => `<!doctype html>${`<p>Version ${digit}</p>`.repeat(100)}`;

test.each([
  ['versions of the same size written within a second', 0],
  ['versions that are compared when a second has passed', 2_000],
])('%s get different mtime seconds', async (_case, lateMs) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + lateMs);
  const seconds = new Map<string, number[]>(forms.map((form) => [form, []]));
  for (const digit of [1, 2, 3, 4]) {
    await folder.write('/about', page(digit));
    for (const form of forms) {
      const { mtimeMs } = await stat(join(root, build, form));
      seconds.get(form)?.push(Math.floor(mtimeMs / 1000));
    }
  }
  for (const [form, mtimes] of seconds) {
    expect([form, new Set(mtimes).size]).toEqual([form, 4]);
    expect(mtimes).toEqual([...mtimes].sort((one, other) => one - other));
  }
});

test('a page that was not changed recently has the time at which it was written', async () => {
  const before = Date.now();
  await folder.write('/about', page(1));
  const { mtimeMs } = await stat(join(root, build, 'about/index.html'));
  expect(mtimeMs).toBeGreaterThanOrEqual(before - 1000);
  // The file system also knows fractions of a millisecond.
  expect(Math.floor(mtimeMs)).toBeLessThanOrEqual(Date.now());
});
