import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createLogger } from '@majlis/kit/logging/logger';
import { BuildManifest, type ManifestEntry } from './build-manifest.js';
import { JobQueue } from './job-queue.js';
import { PublishedFolder } from './published-folder.js';
import { IdleCompressor } from './publisher.js';

const build = '0123456789abcdef';
const group = 'conference 1';
const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
/** The words are from a real text, because the two compressed forms of artificial words may be equally small. */
const words = readFileSync(join(import.meta.dirname, '../../contracts/README.md'), 'utf8');
const page = (path: string) => `<h1>${path}</h1>${words}`;

let root: string;
let folder: PublishedFolder;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'majlis-compressor-'));
  folder = new PublishedFolder(root, build);
  await folder.open();
});
afterEach(() => rm(root, { recursive: true }));

/** Restores the state after a start of the publisher, when the first build job has loaded its manifest. */
async function start() {
  const buildManifest = new BuildManifest(folder, '1');
  await buildManifest.load(group, 'sessions');
  const queue = new JobQueue();
  const compressor = new IdleCompressor({ buildManifest, folder, queue, logger: createLogger('test', 'silent') });
  return { buildManifest, queue, compressor };
}

async function writePages(): Promise<void> {
  const entry = async (path: string): Promise<[string, ManifestEntry]> => [
    path,
    {
      renderedAt: 1,
      contentHash: 'a',
      dependencies: new Map(),
      searchHash: '',
      isQuick: await folder.write(path, page(path)),
    },
  ];
  await new BuildManifest(folder, '1').save(group, 'sessions', new Map(await Promise.all(paths.map(entry))));
}

const compressed = (path: string) => folder.resolve(join('.br', path, 'index.html'));
const stats = () => Promise.all(paths.map((path) => stat(compressed(path))));
/** Changes when a file is written. */
const inodes = async () => (await stats()).map(({ ino }) => ino);
const remaining = ({ quickStages }: BuildManifest) => quickStages.map(({ quick }) => quick);

test('files get smaller while nothing else is to be done, and keep their content', async () => {
  await writePages();
  const quick = await stats();
  const { buildManifest, compressor } = await start();
  expect(remaining(buildManifest)).toEqual([paths.length]);
  await compressor.run();
  const smallest = await stats();
  expect(smallest.filter(({ size }, index) => size < (quick[index]?.size ?? 0))).toHaveLength(paths.length);
  expect(brotliDecompressSync(await readFile(compressed('/page-2'))).toString()).toBe(page('/page-2'));
  expect(remaining(buildManifest)).toEqual([]);
});

test('a build job goes first, and a restart continues with the rest', async () => {
  await writePages();
  const quick = await inodes();
  const first = await start();
  const running = first.compressor.run();
  while ((await inodes())[0] === quick[0]) await sleep(1);
  first.queue.add({ group, stage: 'sessions', scopes: new Set(['all']), isUrgent: true });
  await running;
  const interrupted = await inodes();
  const isDone = interrupted.map((inode, index) => inode !== quick[index]);
  const left = isDone.filter((done) => !done).length;
  expect([left > 0, left < paths.length]).toEqual([true, true]);

  const second = await start();
  expect(remaining(second.buildManifest)).toEqual([left]);
  await second.compressor.run();
  expect((await inodes()).map((inode, index) => inode === interrupted[index])).toEqual(isDone);
  expect(remaining((await start()).buildManifest)).toEqual([]);
});

test('a file that is gone does not keep the others from getting smaller at the next time', async () => {
  await writePages();
  await rm(folder.resolve('page-1/index.html'));
  const { buildManifest, compressor } = await start();
  await compressor.run();
  expect(remaining(buildManifest)).toEqual([]);
});

test('what has gone from the folder meanwhile is not forgotten', async () => {
  await writePages();
  const { buildManifest, compressor } = await start();
  await rm(folder.resolve('.'), { recursive: true });
  await folder.createFolders();
  await compressor.run();
  expect(await buildManifest.findIncompleteStages()).toEqual([{ group, stage: 'sessions' }]);
});
