import { rename, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import sharp from 'sharp';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { acquireItemsWriteLock } from '../items/feed-version.entity.js';

type Responder = (response: ServerResponse) => void;

let fakeFeed: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
let pictures: RunningServer;
let picture: Buffer;
let requestedPaths: string[];
let badResponder: Responder | undefined;
beforeEach(async () => {
  requestedPaths = [];
  badResponder = undefined;
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a16207' } })
    .png()
    .toBuffer();
  pictures = await startServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    if (badResponder && request.url !== '/good.png') badResponder(response);
    else response.writeHead(200).end(picture);
  });
  fakeFeed = await startFakeFeed({ body: feed() });
  data = await createDatabase();
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await fakeFeed.stop();
  await pictures.stop();
});

const at = (path: string) => `${pictures.origin}${path}`;
const withPicture = (day: number, path: string) => entry(day, `<enclosure type="image/png" url="${at(path)}"/>`);
const read = async (...items: string[]) => {
  fakeFeed.response = { body: feed(...items) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.copyPictures();
};
const imageUrls = async () => (await feeds.research()).map(({ imageUrl }) => imageUrl);
const copyAgain = async () => {
  await feeds.database.manager.update(FeedItemEntity, { sourceUrl: fakeFeed.url }, { pictureDueAt: new Date(0) });
  await feeds.copyPictures();
};
const ownCopy = expect.stringMatching(/^\/images\/feeds\//);

test('a picture shared by a thousand items is fetched once, also for later items', async () => {
  const cover = (n: number) => withPicture(1 + (n % 28), '/cover.png').replace(/j-\d+/, `j-${n}`);
  const all = Array.from({ length: 1_000 }, (_, n) => cover(n));
  await read(...all);
  expect([requestedPaths, new Set(await imageUrls())]).toEqual([['/cover.png'], new Set([ownCopy])]);
  fakeFeed.response = { body: feed(...all, cover(1_000)) };
  await feeds.refresh();
  await feeds.copyPictures();
  expect(requestedPaths).toEqual(['/cover.png']);
  expect((await imageUrls()).filter((url) => url !== undefined)).toHaveLength(1_001);
});

test.each<[string, Responder]>([
  ['an SVG', (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', (response) => response.end('<html><body>Not here</body></html>')],
  ['11 MB', (response) => response.end(Buffer.alloc(11 * 1024 * 1024))],
  ['half a picture', (response) => response.end(picture.subarray(0, picture.length / 2))],
  ['an animation', (response) => response.end(Buffer.from('GIF89a'))],
  ['an error', (response) => response.writeHead(410).end()],
  ['a private address', (response) => response.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end()],
])('%s instead of a picture leaves the item without one and is retried later', async (_case, responder) => {
  badResponder = responder;
  await read(withPicture(2, '/bad.png'), withPicture(1, '/good.png'));
  expect(await imageUrls()).toEqual([undefined, ownCopy]);
  const item = await feeds.database.manager.findOneByOrFail(FeedItemEntity, { guid: 'j-2' });
  expect(item.pictureFailures).toBeGreaterThan(0);
  expect(item.pictureDueAt.getTime()).toBeGreaterThan(Date.now());
  badResponder = undefined;
  await copyAgain();
  expect(await imageUrls()).toEqual([ownCopy, ownCopy]);
});

test('a slow picture server does not delay sources', async () => {
  badResponder = () => undefined;
  fakeFeed.response = { body: feed(withPicture(1, '/slow.png')) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  while (requestedPaths.length === 0) await sleep(20);
  fakeFeed.response = { body: feed(entry(2)) };
  const started = performance.now();
  await feeds.refresh();
  expect(performance.now() - started).toBeLessThan(onThisMachine(4_000));
  expect(await feeds.titles()).toContain('Paper 2');
});

test('shutdown during a copy does not count as a failure', async () => {
  badResponder = () => undefined;
  fakeFeed.response = { body: feed(withPicture(1, '/slow.png')) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  while (requestedPaths.length === 0) await sleep(20);
  await feeds.stop();
  feeds = await runFeedsAndWait(data, []);
  expect(await feeds.database.manager.countBy(FeedItemEntity, { pictureFailures: 0 })).toBe(1);
});

test('a failing picture is retried at least once a day', async () => {
  badResponder = (response) => response.writeHead(404).end();
  await read(withPicture(1, '/none.png'));
  await feeds.database.manager.update(FeedItemEntity, { sourceUrl: fakeFeed.url }, { pictureFailures: 40 });
  await copyAgain();
  const { pictureDueAt } = await feeds.database.manager.findOneByOrFail(FeedItemEntity, { pictureFailures: 41 });
  expect(pictureDueAt.getTime()).toBeLessThan(Date.now() + 25 * 3_600_000);
});

test('recording a failed picture waits for a feed being stored', async () => {
  await read(...[1, 2, 3].map((day) => withPicture(day, '/good.png')));
  const rows = await feeds.database.manager.find(FeedItemEntity, { order: { publishedAt: 'ASC' } });
  const pictureSource = at('/none.png');
  badResponder = (response) => response.writeHead(404).end();
  const due = { pictureSource, pictureDueAt: new Date(0) };
  await feeds.database.manager.update(FeedItemEntity, { sourceUrl: fakeFeed.url }, due);
  let copying: Promise<void> | undefined;
  // One transaction updates the items in another order, as storing a feed does.
  await feeds.database.transaction(async (transaction) => {
    await acquireItemsWriteLock(transaction);
    await transaction.update(FeedItemEntity, { id: rows[2]?.id }, { title: 'Changed' });
    copying = feeds.copyPictures();
    while (!requestedPaths.includes('/none.png')) await sleep(20);
    await sleep(300);
    await transaction.update(FeedItemEntity, { id: rows[0]?.id }, { title: 'Changed' });
  });
  await copying;
  expect(await feeds.database.manager.countBy(FeedItemEntity, { pictureFailures: 1 })).toBe(3);
});

test('a picture is copied after the object store comes back', async () => {
  await read(entry(1));
  await rename(feeds.imagesFolder, `${feeds.imagesFolder}-away`);
  await writeFile(feeds.imagesFolder, 'no folder');
  fakeFeed.response = { body: feed(withPicture(1, '/a.png')) };
  await feeds.refresh();
  await feeds.copyPictures();
  expect(await imageUrls()).toEqual([undefined]);
  await rm(feeds.imagesFolder);
  await rename(`${feeds.imagesFolder}-away`, feeds.imagesFolder);
  await copyAgain();
  expect(await imageUrls()).toEqual([ownCopy]);
});
