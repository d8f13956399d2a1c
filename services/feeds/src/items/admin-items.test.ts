import { writePaths } from '@majlis/contracts/api/endpoints';
import type { AdminFeedItem } from '@majlis/contracts/feeds/feed-items.schema';
import { bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { findRows } from '@majlis/contracts/staff/find';
import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';

let fakeFeed: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeEach(async () => {
  fakeFeed = await startFakeFeed({ body: feed(entry(1), entry(2), entry(3)) });
  data = await createDatabase();
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await fakeFeed.stop();
});

const adminItems = async (): Promise<AdminFeedItem[]> =>
  (await feeds.staff.get(staffEndpoints.feedItems('research').path).expect(200)).body;
const itemTitled = async (title: string) => (await adminItems()).find((item) => item.title === title);
const edit = async (title: string, changes: object, version?: number) => {
  const request = feeds.staff.put(`${writePaths.feedItems}/${(await itemTitled(title))?.id}`);
  return (version === undefined ? request : request.set('If-Match', `"${version}"`)).send(changes);
};

test('hiding an item removes it for visitors at once, unhiding restores it', async () => {
  expect((await edit('Paper 2', { isHidden: true })).status).toBe(200);
  expect(await feeds.titles()).toEqual(['Paper 3', 'Paper 1']);
  await edit('Paper 2', { isHidden: false });
  expect(await feeds.titles()).toEqual(['Paper 3', 'Paper 2', 'Paper 1']);
});

test('many items are hidden at once, undone at once and shown at once', async () => {
  const rows = (await adminItems())
    .filter(({ title }) => title !== 'Paper 3')
    .map(({ id, version }) => ({ id, version }));
  const bulk = (action: string, refs: { id: string; version?: number }[]) =>
    feeds.staff.post(bulkPath('feeds')).send({ table: 'items', action, rows: refs });
  await edit('Paper 1', { isHidden: false, isPinned: true });
  const { body } = await bulk('hide', rows).expect(409);
  expect(body.failedRows).toMatchObject([{ label: 'Paper 1', changed: { by: 'amal@majlis.example' } }]);
  expect(await feeds.titles()).toHaveLength(3);
  const refs = rows.map(({ id }) => ({ id }));
  const hidden = await bulk('hide', refs).expect(200);
  expect(await feeds.titles()).toEqual(['Paper 3']);
  await feeds.staff.post(undoPath('feeds', hidden.get(changeHeader) ?? '')).expect(204);
  expect(await feeds.titles()).toEqual(['Paper 1', 'Paper 3', 'Paper 2']);
  await bulk('hide', refs).expect(200);
  await bulk('publish', refs).expect(200);
  expect(await feeds.titles()).toHaveLength(3);
});

test('staff find a hidden item by the title that visitors would see', async () => {
  await edit('Paper 2', { titleOverride: 'On lanterns', isHidden: true });
  const find = async (text: string) => (await feeds.staff.get(findRows('feeds', text).path).expect(200)).body;
  expect(await find('lant')).toMatchObject([{ table: 'items', label: { text: 'On lanterns' }, status: 'hidden' }]);
  expect(await find('paper 2')).toEqual([]);
  expect(await find('paper')).toHaveLength(2);
});

test('a pinned item comes first', async () => {
  await edit('Paper 1', { isPinned: true });
  expect(await feeds.research()).toMatchObject([
    { title: 'Paper 1', isPinned: true },
    { title: 'Paper 3' },
    { title: 'Paper 2' },
  ]);
});

test('a correction survives later changes of the source', async () => {
  await edit('Paper 2', { titleOverride: 'Paper two', descriptionOverride: 'In our words.' });
  fakeFeed.response = { body: feed(entry(2, '<category>Law</category>').replace('Paper 2', 'Paper 2, revised')) };
  await feeds.refresh();
  expect(await feeds.research()).toContainEqual(
    expect.objectContaining({ title: 'Paper two', description: 'In our words.', categories: ['Law'] }),
  );
  expect(await itemTitled('Paper 2, revised')).toMatchObject({ titleOverride: 'Paper two', version: 2 });
  await edit('Paper 2, revised', {});
  expect(await feeds.titles()).toContain('Paper 2, revised');
});

test('a stale correction is rejected with the first editor; changes of the source do not make it stale', async () => {
  await edit('Paper 1', { isPinned: true }, 1);
  const { status, body } = await edit('Paper 1', { isHidden: true }, 1);
  expect([status, body.changed.by]).toEqual([409, 'amal@majlis.example']);
  fakeFeed.response = { body: feed(entry(1).replace('Paper 1', 'Paper one')) };
  await feeds.refresh();
  expect((await edit('Paper one', { isHidden: true }, 2)).status).toBe(200);
});

test('invalid corrections are rejected by field, unknown kinds and items with 404', async () => {
  expect(
    messagesOf((await edit('Paper 1', { isHidden: 'yes', titleOverride: 'x'.repeat(501), guid: 'x' })).body.fields),
  ).toEqual({
    isHidden: 'Say true or false',
    titleOverride: 'Title has at most 500 characters',
    guid: 'This field is not known',
  });
  await feeds.staff.put(`${writePaths.feedItems}/c0ffee00-0000-4000-8000-000000000000`).send({}).expect(404);
  const { body } = await feeds.staff.get('/api/feeds/items/gossip').expect(404);
  expect(body.message).toBe('This address does not exist.');
  await feeds.visitor.get(staffEndpoints.feedItems('research').path).expect(401);
});

test('a source is read at once when staff request it', async () => {
  const requestCount = fakeFeed.requestEtags.length;
  await feeds.staff.post(writePaths.fetchFeed).send({ url: fakeFeed.url }).expect(202);
  for (let waited = 0; fakeFeed.requestEtags.length === requestCount && waited < 100; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fakeFeed.requestEtags.length).toBe(requestCount + 1);
  const { body } = await feeds.staff.post(writePaths.fetchFeed).send({ url: 'https://elsewhere.example' }).expect(400);
  expect(messagesOf(body.fields)).toEqual({ url: 'This installation has no such source' });
});
