import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { DataSource } from 'typeorm';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';
import { FeedSourceEntity } from '../sources/feed-source.js';
import { RefreshJob } from './refresh.job.js';

type FakeResponse = FakeFeed['response'];

let fakeFeed: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeEach(async () => {
  fakeFeed = await startFakeFeed({ body: feed(entry(1), entry(3), entry(2)) });
  data = await createDatabase();
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await fakeFeed.stop();
});

test('an edited item is updated, a new one added, and one no longer listed stays', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  fakeFeed.response = { body: feed(entry(4), entry(3).replace('Paper 3', 'Paper 3, revised')) };
  await feeds.refresh();
  expect(await feeds.titles()).toEqual(['Paper 4', 'Paper 3, revised', 'Paper 2', 'Paper 1']);
});

test('new guids do not duplicate the items', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  fakeFeed.response = { body: feed(entry(1), entry(2), entry(3)).replaceAll('j-', 'urn:journal:') };
  await feeds.refresh();
  expect(await feeds.titles()).toEqual(['Paper 3', 'Paper 2', 'Paper 1']);
});

test('items without a date keep the order of their feed and are shown without a date', async () => {
  fakeFeed.response = { body: feed(entry(2), entry(3), entry(1)).replace(/<pubDate>.*<\/pubDate>/g, '') };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const before = await feeds.research();
  expect(before.map(({ title, pubDate }) => [title, pubDate])).toEqual([
    ['Paper 2', undefined],
    ['Paper 3', undefined],
    ['Paper 1', undefined],
  ]);
  await feeds.refresh();
  expect(await feeds.research()).toEqual(before);
});

test('an unreadable date takes the time of its neighbours, and one far ahead that of its first reading', async () => {
  const later = '<item><guid>f</guid><title>Later</title><link>/f</link><pubDate>2099-01-01</pubDate></item>';
  const unreadable = entry(2).replace(/<pubDate>.*<\/pubDate>/, '<pubDate>the other day</pubDate>');
  fakeFeed.response = { body: feed(entry(3), unreadable, entry(1), later) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const dates = async () => new Map((await feeds.research()).map(({ title, pubDate = '' }) => [title, pubDate]));
  expect(await feeds.titles()).toEqual(['Later', 'Paper 3', 'Paper 2', 'Paper 1']);
  const before = await dates();
  expect(before.get('Paper 2')).toBe(before.get('Paper 3'));
  expect(Math.abs(Date.parse(before.get('Later') ?? '') - Date.now())).toBeLessThan(onThisMachine(60_000));
  expect((await feeds.staff.get('/api/feeds/sources').expect(200)).body).toMatchObject([
    { itemNotes: { noDate: 1, futureDate: 1 } },
  ]);
  fakeFeed.response = { body: feed(entry(9), unreadable, later) };
  await feeds.refresh();
  expect(await dates()).toEqual(new Map([['Paper 9', '2026-11-09T08:00:00.000Z'], ...before]));
});

test('a headline that is corrected with its link and guid stays one item, with what staff set', async () => {
  const text = '<description>The whole text of the paper.</description>';
  fakeFeed.response = { body: feed(entry(1, text)) };
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
  const episodes = async () => (await feeds.visitor.get('/api/podcast-episodes/all').expect(200)).body;
  const [before] = await episodes();
  const moved = entry(1, text).replace('Paper 1', 'Paper one').replace('j-1', 'paper-one').replace('e/1', 'e/one');
  fakeFeed.response = { body: feed(moved) };
  await feeds.refresh();
  expect(await episodes()).toEqual([
    { ...before, title: 'Paper one', link: 'https://journal.example/one', guid: 'paper-one' },
  ]);
});

test.each<[string, FakeResponse, string]>([
  ['an error', { status: 503 }, 'status 503'],
  ['a page of HTML', { body: '<!doctype html><html><body>Maintenance</body></html>' }, 'Not a readable feed'],
  ['half a feed', { body: feed(entry(9)).slice(0, 150) }, 'Not a readable feed'],
  [
    'a redirect to a private address',
    { status: 302, headers: { location: 'http://10.0.0.1/' } },
    'not a public address',
  ],
  ['11 MB', { body: feed('x'.repeat(11 * 1024 * 1024)) }, 'larger than'],
])('%s keeps the last good items and is recorded as a failure', async (_case, badResponse, reason) => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  fakeFeed.response = badResponse;
  await feeds.refresh();
  expect(await feeds.titles()).toEqual(['Paper 3', 'Paper 2', 'Paper 1']);
  const { error, failures, succeededAt, failedAt, dueAt } = await feeds.sourceState(fakeFeed.url);
  expect(error).toContain(reason);
  expect(failures).toBe(1);
  expect(Number(failedAt)).toBeGreaterThan(Number(succeededAt));
  expect(dueAt.getTime() - Date.now()).toBeLessThan(70_000);
});

test('staff see how many items were skipped and why, until a response skips none', async () => {
  const sources = async () => (await feeds.staff.get('/api/feeds/sources').expect(200)).body;
  const empty = '<item><link>https://journal.example/empty</link></item>';
  fakeFeed.response = { body: feed(entry(1), entry(1), empty, empty, '<item><title>Nowhere</title></item>') };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  expect(await feeds.titles()).toEqual(['Paper 1']);
  expect(await sources()).toMatchObject([{ skippedItems: { noText: 2, noLink: 1, duplicate: 1 } }]);
  fakeFeed.response = { status: 304 };
  await feeds.refresh();
  expect(await sources()).toMatchObject([{ skippedItems: { noText: 2, noLink: 1, duplicate: 1 } }]);
  fakeFeed.response = { body: feed(entry(1)) };
  await feeds.refresh();
  expect(await sources()).toMatchObject([{ skippedItems: {} }]);
  expect((await sources())[0].skippedItems).toEqual({});
});

test('items without a link get the channel’s link and stay separate items', async () => {
  const items = ['One', 'Two'].map((title) => `<item><title>${title}</title></item>`);
  fakeFeed.response = { body: feed('<link>https://journal.example/</link>', ...items) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.refresh();
  expect((await feeds.research()).map(({ title, link }) => [title, link])).toEqual([
    ['One', 'https://journal.example/'],
    ['Two', 'https://journal.example/'],
  ]);
});

test.each([
  ['a page of HTML', '<!doctype html><html><body>Sign in<br>first</body></html>', 'webPage', 'it is a web page'],
  ['nothing', '', 'empty', 'the response is empty'],
  ['JSON', '{"items": []}', 'json', 'it is JSON, and only RSS and Atom are read'],
  ['half a feed', feed(entry(9)).slice(0, 150), 'breaksOff', 'it breaks off before its end'],
  ['a feed without a channel', '<rss version="2.0"></rss>', 'noChannel', 'it has neither a channel nor items'],
  ['other XML', '<opml version="2.0"><body/></opml>', 'neither', 'it is neither RSS nor Atom'],
])('%s is rejected with a code and a message that describes it', async (_case, body, errorCode, reason) => {
  fakeFeed.response = { body };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const error = `Not a readable feed: ${reason}`;
  expect(await feeds.sourceState(fakeFeed.url)).toMatchObject({ errorCode, error });
});

test('relative links are resolved against Content-Location', async () => {
  const body = feed('<item><title>One</title><link>one</link></item>');
  fakeFeed.response = { body, headers: { 'content-location': '/archive/feed.en.xml' } };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  expect((await feeds.research())[0]?.link).toBe(new URL('/archive/one', fakeFeed.url).href);
});

test('a success resets the failures', async () => {
  fakeFeed.response = { status: 500 };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  fakeFeed.response = { body: feed(entry(1)) };
  await feeds.refresh();
  expect(await feeds.sourceState(fakeFeed.url)).toMatchObject({ error: null, failures: 0 });
});

test('one bad feed does not block another', async () => {
  feeds = await runFeedsAndWait(data, ['http://127.0.0.1:50999/none.xml', fakeFeed.url]);
  expect(await feeds.titles()).toEqual(['Paper 3', 'Paper 2', 'Paper 1']);
});

test('an unchanged feed is requested conditionally', async () => {
  fakeFeed.response = { headers: { etag: '"7"' }, body: feed(entry(1)) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  fakeFeed.response = { status: 304 };
  await feeds.refresh();
  expect(fakeFeed.requestEtags).toEqual([undefined, '"7"']);
  expect(await feeds.sourceState(fakeFeed.url)).toMatchObject({ failures: 0, etag: '"7"' });
  expect(await feeds.titles()).toEqual(['Paper 1']);
});

test('a feed that is not due is not requested', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.refresh('due');
  expect(fakeFeed.requestEtags).toHaveLength(1);
});

test('only one of several concurrent runs reads the feeds', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.database.manager.update(FeedSourceEntity, { url: fakeFeed.url }, { dueAt: new Date(0) });
  const refresh = () => feeds.app.get(RefreshJob).run();
  const results = await Promise.all([refresh(), refresh(), refresh()]);
  expect(results.filter((result) => result !== undefined)).toHaveLength(1);
  expect(fakeFeed.requestEtags).toHaveLength(2);
});

test('shutdown does not wait for a hanging feed', async () => {
  fakeFeed.response = { hangs: true };
  feeds = await runFeeds(data, [fakeFeed.url]);
  while (fakeFeed.requestEtags.length === 0) await sleep(20);
  const stopping = performance.now();
  await feeds.stop();
  expect(performance.now() - stopping).toBeLessThan(onThisMachine(2_000));
  fakeFeed.dropConnections();
  feeds = await runFeeds(data, []);
  expect((await feeds.sourceState(fakeFeed.url)).failures).toBe(0); // shutdown does not count as a failure of the feed
});

test('a lost database connection fails only the current attempt', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  fakeFeed.response = { hangs: true };
  const interrupted = feeds.refresh().catch(() => undefined);
  while (fakeFeed.requestEtags.length < 2) await sleep(20);
  const owner = await new DataSource({ type: 'postgres', url: data.ownerUrl }).initialize();
  const terminateSql =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND datname = current_database()';
  await owner.query(terminateSql, ['majlis_feeds']);
  await owner.destroy();
  fakeFeed.dropConnections();
  await interrupted;
  fakeFeed.response = { body: feed(entry(5)) };
  // The pool may still hand out a broken connection; in production the next interval retries.
  const succeeds = () =>
    feeds.refresh().then(
      () => true,
      () => false,
    );
  for (let attempt = 0; attempt < 20 && !(await succeeds()); attempt += 1) await sleep(50);
  expect((await feeds.titles())[0]).toBe('Paper 5');
});
