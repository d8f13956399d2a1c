import { endpoints } from '@majlis/contracts/api/endpoints';
import { runAsActor } from '@majlis/kit/database/change-context';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { FeedVersionEntity } from '../items/feed-version.entity.js';
import { parseFeed } from './parse-feed.js';
import { storeItems } from './store-items.js';

let fakeFeed: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeEach(async () => {
  fakeFeed = await startFakeFeed({ body: feed(entry(1), entry(2)) });
  data = await createDatabase();
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await fakeFeed.stop();
});

const items = () => feeds.database.getRepository(FeedItemEntity);
const state = () => feeds.sourceState(fakeFeed.url);

test('a correction saved during a refresh is not lost', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const source = { kind: 'research' as const, url: fakeFeed.url, keepsRemovedItems: true };
  const { items: parsed } = await parseFeed(feed(entry(1), entry(2)).replaceAll('Paper', 'Book'), fakeFeed.url);
  await feeds.database.transaction(async (manager) => {
    const find = manager.find.bind(manager);
    // The edit happens at the worst moment: after the rows were read and before they are written.
    manager.find = (async (...parameters: Parameters<typeof find>) => {
      const rows = await find(...parameters);
      const edit = { isPinned: true, isHidden: true, titleOverride: 'Ours', version: 5 };
      await runAsActor('amal@majlis.example', () =>
        feeds.database.transaction((editing) => editing.update(FeedItemEntity, { sourceUrl: fakeFeed.url }, edit)),
      );
      return rows;
    }) as typeof find;
    expect(await storeItems(manager, source, parsed)).toEqual({ added: 0, changed: 2 });
  });
  const corrections = { isPinned: true, isHidden: true, titleOverride: 'Ours', version: 5 };
  expect(await items().find({ where: corrections, order: { guid: 'ASC' } })).toMatchObject([
    { title: 'Book 1' },
    { title: 'Book 2' },
  ]);
});

test('a changed text is stored, an unchanged one is not counted', async () => {
  const notes = entry(1, '<description>&lt;p&gt;Notes&lt;/p&gt;</description>');
  fakeFeed.response = { body: feed(notes) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.refresh();
  expect(await state()).toMatchObject({ added: 0, changed: 0 });
  fakeFeed.response = {
    body: feed(
      notes.replace(
        'Notes',
        '<b>Notes</b>'.replace(/[<>]/g, (c) => (c === '<' ? '&lt;' : '&gt;')),
      ),
    ),
  };
  await feeds.refresh();
  expect(await state()).toMatchObject({ added: 0, changed: 1 });
  expect(await items().findOneBy({ guid: 'j-1' })).toMatchObject({ html: '<p><b>Notes</b></p>', slug: null });
});

test('the version rises only when items change', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const version = async () => {
    const row = await feeds.database.manager.findOneBy(FeedVersionEntity, { kind: 'research' });
    return Number(row?.version);
  };
  const before = await version();
  await feeds.refresh();
  expect(await version()).toBe(before);
  fakeFeed.response = { body: feed(entry(1).replace('Paper', 'Book')) };
  await feeds.refresh();
  expect(await version()).toBe(before + 1);
});

test('a feed moved to another kind keeps all items and gets slugs for its episodes', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.stop();
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
  await feeds.refresh();
  expect(await state()).toMatchObject({ kind: 'podcast', error: null });
  const { body } = await feeds.visitor.get(endpoints.episodeSummaries.path).expect(200);
  expect(body).toMatchObject([{ slug: 'paper-2' }, { slug: 'paper-1' }]);
  expect(await feeds.titles()).toEqual([]);
});

test('ten thousand items are stored, compared and changed', async () => {
  const item = (n: number, title: string) =>
    `<item><guid>${n}</guid><title>${title}</title><link>https://a.example/${n}</link></item>`;
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  for (const [title, changes] of [
    ['One', { added: 10_000, changed: 0 }],
    ['One', { added: 0, changed: 0 }],
    ['Two', { added: 0, changed: 10_000 }],
  ] as const) {
    fakeFeed.response = { body: feed(...Array.from({ length: 10_000 }, (_, n) => item(n, title))) };
    const started = performance.now();
    await feeds.refresh();
    process.stdout.write(`${JSON.stringify(changes)}: ${Math.round(performance.now() - started)} ms\n`);
    expect(await state()).toMatchObject({ ...changes, error: null });
  }
  expect(await feeds.titles()).toHaveLength(10_002);
});
