import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { entry, feed, type OutsideFeed, runOutsideFeed } from '../../testing/outside-feed.js';
import { type RunningFeeds, runAndRead } from '../../testing/running-feeds.js';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { Reclean } from './reclean.service.js';

let outside: OutsideFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeEach(async () => {
  outside = await runOutsideFeed({ body: feed() });
  data = await createDatabase();
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await outside.stop();
});

test('what an older sanitiser let through is cleaned again, also of items that left their feed', async () => {
  const notes = (day: number) =>
    entry(day, '<description>&lt;p&gt;Fine&lt;script&gt;x()&lt;/script&gt;&lt;/p&gt;</description>');
  outside.answer = { body: feed(...Array.from({ length: 150 }, (_, index) => notes(1).replace('j-1', `j-${index}`))) };
  feeds = await runAndRead(data, { PODCAST_FEEDS: [outside.url] });
  const items = feeds.database.getRepository(FeedItemEntity);
  await items.update(
    { sourceUrl: outside.url },
    { html: '<p>Fine<script>x()</script></p>', sanitiserVersion: sanitiserVersion - 1 },
  );
  await feeds.app.get(Reclean).run(new AbortController().signal);
  expect(await items.countBy({ html: '<p>Fine</p>', sanitiserVersion })).toBe(150);
  const { text } = await feeds.visitor.get('/api/podcast-episodes/all').expect(200);
  expect(text).not.toContain('<script');
});
