import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reads, writes } from '@majlis/contracts/endpoints';
import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { brokenBodies, hostileBodies } from '@majlis/kit/testing/hostile-bodies';
import { asStored, isRefusal, type Sent, sendAsIs } from '@majlis/kit/testing/hostile-writes';
import { entry, feed, type OutsideFeed, runOutsideFeed } from '../testing/outside-feed.js';
import { type RunningFeeds, runAndRead } from '../testing/running-feeds.js';

let outside: OutsideFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
let path: string;
beforeAll(async () => {
  outside = await runOutsideFeed({ body: feed(entry(1)) });
  data = await createDatabase();
  feeds = await runAndRead(data, [outside.url]);
  path = `${writes.feedItems}/${(await item()).id}`;
});
afterAll(async () => {
  await feeds.stop();
  await data.drop();
  await outside.stop();
});

const item = async (): Promise<ManagedFeedItem> =>
  (await feeds.staff.get(reads.feedItems('research').path).expect(200)).body[0];

const edit = { ownTitle: 'Of our own', ownDescription: 'In our own words.', isHidden: false, isPinned: true };

test('what staff say of an item is stored as it was sent or refused in words', async () => {
  const statuses = new Set<number>();
  for (const body of hostileBodies(edit, 120)) {
    const answer = await sendAsIs(feeds.staff, 'put', path, body);
    statuses.add(answer.status);
    if (answer.status === 200)
      expect([body, await item()]).toEqual([body, expect.objectContaining(asStored(JSON.parse(body)) as Sent)]);
    else expect([body, answer.status, isRefusal(answer)]).toEqual([body, answer.status, true]);
  }
  expect(statuses).toContain(200);
  expect(statuses).toContain(400);
});

test('no odd address is fetched', async () => {
  const before = [...outside.asked];
  for (const body of hostileBodies({ url: 'https://feed.example.org/of/nobody' }, 120)) {
    const answer = await sendAsIs(feeds.staff, 'post', writes.fetchFeed, body);
    expect([body, answer.status, isRefusal(answer)]).toEqual([body, answer.status, true]);
  }
  expect(outside.asked).toEqual(before);
});

test.each([
  ['an edit', 'put', () => path],
  ['a source to fetch', 'post', () => writes.fetchFeed],
] as const)('%s that is no JSON is refused', async (_case, method, address) => {
  for (const body of brokenBodies(edit, 60)) {
    const { status } = await sendAsIs(feeds.staff, method, address(), body);
    expect(`${status} ${body.toString('latin1')}`).toMatch(/^4(00|15) /);
  }
});
