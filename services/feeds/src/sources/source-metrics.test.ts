import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { readMetrics } from '@majlis/kit/testing/read-metrics';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';

let journal: FakeFeed;
let blog: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeAll(async () => {
  journal = await startFakeFeed({ body: feed(entry(1)) });
  blog = await startFakeFeed({ body: feed(entry(2)) });
  data = await createDatabase();
  feeds = await runFeedsAndWait(data, { RESEARCH_FEEDS: [journal.url], BLOG_FEEDS: [blog.url] });
});
afterAll(async () => {
  await feeds.stop();
  await data.drop();
  await Promise.all([journal.stop(), blog.stop()]);
});

const states = async () => {
  const figures = await readMetrics(feeds);
  return ['fresh', 'stale', 'failing'].map((state) => figures.get(`majlis_feed_sources{state="${state}"}`));
};

test('a failing source keeps the time of its last success and counts its failures', async () => {
  expect(await states()).toEqual([2, 0, 0]);
  const { succeededAt } = await feeds.sourceState(journal.url);
  journal.response = { status: 503 };
  await feeds.refresh();
  const figures = await readMetrics(feeds);
  const labels = `{kind="research",source="${journal.url}"}`;
  expect(figures.get(`majlis_feed_last_success_timestamp_seconds${labels}`)).toBeCloseTo(
    Number(succeededAt) / 1_000,
    2,
  );
  expect(figures.get(`majlis_feed_consecutive_failures${labels}`)).toBe(1);
  expect(figures.get(`majlis_feed_consecutive_failures{kind="blog",source="${blog.url}"}`)).toBe(0);
  expect(figures.get('majlis_feed_refresh_seconds_count{kind="research",outcome="failed"}')).toBe(1);
  expect(figures.get('majlis_feed_refresh_seconds_count{kind="blog",outcome="read"}')).toBe(2);
  expect(await states()).toEqual([1, 0, 1]);
});

test('an overdue source is stale', async () => {
  // Simulates that no instance has read the source; the next scan is 20 seconds away.
  const overdue = `UPDATE feeds.sources SET due_at = now() - interval '11 minutes' WHERE url = '${blog.url}'`;
  await runSql(data.ownerUrl, overdue);
  expect(await states()).toEqual([0, 1, 1]);
});
