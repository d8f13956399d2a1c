import { writePaths } from '@majlis/contracts/api/endpoints';
import type { AdminFeedItem } from '@majlis/contracts/feeds/feed-items.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { brokenBodies, hostileBodies } from '@majlis/kit/testing/hostile-bodies';
import { expectedStoredValue, isRejected, type RequestBody, sendRaw } from '@majlis/kit/testing/hostile-writes';
import { entry, type FakeFeed, feed, startFakeFeed } from '../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../testing/running-feeds.js';

let fakeFeed: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
let path: string;
beforeAll(async () => {
  fakeFeed = await startFakeFeed({ body: feed(entry(1)) });
  data = await createDatabase();
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  path = `${writePaths.feedItems}/${(await item()).id}`;
});
afterAll(async () => {
  await feeds.stop();
  await data.drop();
  await fakeFeed.stop();
});

const item = async (): Promise<AdminFeedItem> =>
  (await feeds.staff.get(staffEndpoints.feedItems('research').path).expect(200)).body[0];

const edit = { titleOverride: 'Of our own', descriptionOverride: 'In our own words.', isHidden: false, isPinned: true };

test('a staff correction is stored as sent or rejected with a message', async () => {
  const statuses = new Set<number>();
  for (const body of hostileBodies(edit, 60)) {
    const response = await sendRaw(feeds.staff, 'put', path, body);
    statuses.add(response.status);
    if (response.status === 200)
      expect([body, await item()]).toEqual([
        body,
        expect.objectContaining(expectedStoredValue(JSON.parse(body)) as RequestBody),
      ]);
    else expect([body, response.status, isRejected(response)]).toEqual([body, response.status, true]);
  }
  expect(statuses).toContain(200);
  expect(statuses).toContain(400);
});

test('odd source URLs are rejected and never fetched', async () => {
  const before = [...fakeFeed.requestEtags];
  for (const body of hostileBodies({ url: 'https://feed.example.org/of/nobody' }, 60)) {
    const response = await sendRaw(feeds.staff, 'post', writePaths.fetchFeed, body);
    expect([body, response.status, isRejected(response)]).toEqual([body, response.status, true]);
  }
  expect(fakeFeed.requestEtags).toEqual(before);
});

test.each([
  ['an edit', 'put', () => path],
  ['a source to fetch', 'post', () => writePaths.fetchFeed],
] as const)('%s that is not JSON is rejected', async (_case, method, pathOf) => {
  for (const body of brokenBodies(edit, 30)) {
    const { status } = await sendRaw(feeds.staff, method, pathOf(), body);
    expect(`${status} ${body.toString('latin1')}`).toMatch(/^4(00|15) /);
  }
});
