import { setTimeout as sleep } from 'node:timers/promises';
import { sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { acquireItemsWriteLock } from '../items/feed-version.entity.js';
import { ResanitiseJob } from './resanitise.job.js';

let fakeFeed: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeEach(async () => {
  fakeFeed = await startFakeFeed({ body: feed() });
  data = await createDatabase();
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await fakeFeed.stop();
});

test('items of an older sanitiser are sanitised again, also those no longer listed', async () => {
  const notes = (day: number) =>
    entry(day, '<description>&lt;p&gt;Fine&lt;script&gt;x()&lt;/script&gt;&lt;/p&gt;</description>');
  fakeFeed.response = {
    body: feed(...Array.from({ length: 150 }, (_, index) => notes(1).replace('j-1', `j-${index}`))),
  };
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
  const items = feeds.database.getRepository(FeedItemEntity);
  await items.update(
    { sourceUrl: fakeFeed.url },
    { html: '<p>Fine<script>x()</script></p>', sanitiserVersion: sanitiserVersion - 1 },
  );
  await feeds.resanitise();
  expect(await items.countBy({ html: '<p>Fine</p>', sanitiserVersion })).toBe(150);
  const { text } = await feeds.visitor.get('/api/podcast-episodes/all').expect(200);
  expect(text).not.toContain('<script');
});

test('re-sanitising does not overwrite a concurrent refresh', async () => {
  fakeFeed.response = { body: feed(entry(1, '<description>&lt;p&gt;Old&lt;/p&gt;</description>')) };
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
  const bySource = { sourceUrl: fakeFeed.url };
  await feeds.database.manager.update(FeedItemEntity, bySource, { sanitiserVersion: sanitiserVersion - 1 });
  let job: Promise<void> | undefined;
  await feeds.database.transaction(async (transaction) => {
    await acquireItemsWriteLock(transaction);
    job = feeds.resanitise();
    const waitingLocksSql = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    while ((await transaction.query(waitingLocksSql)).length === 0) await sleep(20);
    await transaction.update(FeedItemEntity, bySource, { html: '<p>New</p>', sanitiserVersion });
  });
  await job;
  expect((await feeds.database.manager.findOneByOrFail(FeedItemEntity, bySource)).html).toBe('<p>New</p>');
});

test('failed re-sanitising is retried', async () => {
  fakeFeed.response = { body: feed(entry(1, '<description>&lt;p&gt;Fine&lt;/p&gt;</description>')) };
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
  fakeFeed.response = { body: feed() };
  await feeds.database.manager.update(
    FeedItemEntity,
    { sourceUrl: fakeFeed.url },
    { html: '<script>x()</script>', sanitiserVersion: sanitiserVersion - 1 },
  );
  await feeds.stop();
  const owner = await openDatabase(data.ownerUrl);
  await owner.query(`
    CREATE SEQUENCE feeds.failures;
    CREATE FUNCTION feeds.fail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN RAISE EXCEPTION 'for the %. time', nextval('feeds.failures'); END $$;
    CREATE TRIGGER fails BEFORE UPDATE OF html ON feeds.items FOR EACH ROW EXECUTE FUNCTION feeds.fail()`);
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
  const html = async () =>
    (await feeds.database.manager.findOneByOrFail(FeedItemEntity, { sourceUrl: fakeFeed.url })).html;
  const hasFailed = async () => (await owner.query('SELECT is_called FROM feeds.failures')).rows[0].is_called;
  while (!(await hasFailed())) await sleep(20);
  expect(await html()).toBe('<script>x()</script>');
  await owner.query('DROP TRIGGER fails ON feeds.items');
  await owner.end();
  while ((await html()) !== '<p>Fine</p>') {
    feeds.app.get(ResanitiseJob).trigger();
    await sleep(100);
  }
});
