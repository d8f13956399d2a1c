import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { routeInventory } from '@majlis/kit/testing/route-inventory';
import { schemaDrift } from '@majlis/kit/testing/schema-drift';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';
import { FeedQueryService } from './feed-query.service.js';

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

test('the research items of a feed are served newest first', async () => {
  fakeFeed.response = {
    body: feed(
      entry(1, '<category>Law</category><author>Amal</author><description>&lt;p&gt;About&lt;/p&gt;</description>'),
      entry(2),
    ),
  };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  expect(await feeds.research()).toEqual([
    {
      title: 'Paper 2',
      description: '',
      pubDate: '2026-11-02T08:00:00.000Z',
      categories: [],
      link: 'https://journal.example/2',
    },
    {
      title: 'Paper 1',
      description: 'About',
      pubDate: '2026-11-01T08:00:00.000Z',
      author: 'Amal',
      categories: ['Law'],
      link: 'https://journal.example/1',
    },
  ]);
});

test('responses for visitors are cached for a second, those for staff are not cached', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const visitorResponse = await feeds.visitor.get('/api/research-items');
  expect(visitorResponse.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  const staff = await feeds
    .withCookie(await staffCookie(data.ownerUrl))
    .get('/api/research-items')
    .expect(200);
  expect(staff.headers['cache-control']).toBe('private, no-store');
});

test('the latest list has the newest three', async () => {
  fakeFeed.response = { body: feed(...[2, 5, 1, 4, 3].map((day) => entry(day))) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const { body } = await feeds.visitor.get('/api/research-items/latest').expect(200);
  expect(body).toEqual((await feeds.research()).slice(0, 3));
  expect(await feeds.titles()).toHaveLength(5);
});

test('a list returns 503 only until a source was read once', async () => {
  fakeFeed.response = { status: 500 };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const errorResponse = await feeds.visitor.get('/api/research-items').expect(503);
  expect(errorResponse.body).toMatchObject({ message: 'Failed to fetch research items' });
  fakeFeed.response = { body: feed() };
  await feeds.refresh();
  expect(await feeds.titles()).toEqual([]);
});

test('a changed list is cached in advance; after a failure the next request builds it', async () => {
  fakeFeed.response = { body: feed(entry(1)) };
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  expect(await feeds.titles()).toEqual(['Paper 1']);
  fakeFeed.response = { body: feed(entry(1), entry(2)) };
  await feeds.refresh();
  await feeds.app.get(FeedQueryService).warmCache();
  const owner = await openDatabase(data.ownerUrl);
  await owner.query('ALTER TABLE feeds.items RENAME TO away');
  expect(await feeds.titles()).toEqual(['Paper 2', 'Paper 1']);
  await feeds.visitor.get('/api/research-items/latest').expect(500);
  await owner.query('ALTER TABLE feeds.away RENAME TO items');
  await owner.end();
  await feeds.visitor.get('/api/research-items/latest').expect(200);
});

test('without configured feeds the lists are empty', async () => {
  feeds = await runFeeds(data, []);
  expect(await feeds.titles()).toEqual([]);
});

test('items of a removed feed are not listed', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.stop();
  feeds = await runFeeds(data, []);
  expect(await feeds.titles()).toEqual([]);
});

test('every route and who may use it', async () => {
  feeds = await runFeeds(data, []);
  expect(routeInventory(feeds)).toEqual([
    'DELETE /api/feeds/drafts/:table/:id staff',
    'DELETE /api/feeds/previews/:previewId staff',
    'DELETE /api/feeds/schedule/:scheduleId staff',
    'GET /api/blog-posts public',
    'GET /api/blog-posts/latest public',
    'GET /api/feeds/drafts staff',
    'GET /api/feeds/drafts/:table/:id staff',
    'GET /api/feeds/find staff',
    'GET /api/feeds/items/:id/history staff',
    'GET /api/feeds/items/:kind staff',
    'GET /api/feeds/previews/:table/:id staff',
    'GET /api/feeds/schedule staff',
    'GET /api/feeds/sources staff',
    'GET /api/instagram-posts public',
    'GET /api/podcast-episodes public',
    'GET /api/podcast-episodes/all public',
    'GET /api/podcast-episodes/latest public',
    'GET /api/podcast-episodes/related/:slug public',
    'GET /api/podcast-episodes/slug/:slug public',
    'GET /api/podcast-episodes/summaries public',
    'GET /api/research-items public',
    'GET /api/research-items/latest public',
    'GET /live public',
    'GET /metrics public',
    'GET /ready public',
    'POST /api/feeds/bulk staff',
    'POST /api/feeds/changes/:id/undo staff',
    'POST /api/feeds/drafts/:table/:id/publish staff',
    'POST /api/feeds/fetch staff',
    'POST /api/feeds/previews staff',
    'POST /api/feeds/schedule/:table/:id staff',
    'PUT /api/feeds/drafts/:table/:id staff',
    'PUT /api/feeds/items/:id staff',
    'PUT /api/feeds/previews/:previewId staff',
  ]);
});

test.each([
  ['/api/research-items/latest', 'Failed to fetch research items'],
  ['/api/research-items', 'Failed to fetch research items'],
  ['/api/blog-posts/latest', 'Failed to fetch blog posts'],
  ['/api/blog-posts', 'Failed to fetch blog posts'],
  ['/api/podcast-episodes/latest', 'Failed to fetch podcast episodes'],
  ['/api/podcast-episodes', 'Failed to fetch podcast episodes'],
  ['/api/podcast-episodes/all', 'Failed to fetch podcast episodes'],
  ['/api/podcast-episodes/summaries', 'Failed to fetch podcast episodes'],
  ['/api/instagram-posts', 'Failed to fetch Instagram posts'],
])('%s returns 503 until a source was read, and is empty without sources', async (path, message) => {
  fakeFeed.response = { status: 500 };
  const { origin } = new URL(fakeFeed.url);
  const urls = (kind: string) => [`${origin}/${kind}.xml`];
  feeds = await runFeedsAndWait(data, {
    RESEARCH_FEEDS: urls('research'),
    BLOG_FEEDS: urls('blog'),
    PODCAST_FEEDS: urls('podcast'),
    INSTAGRAM_TOKEN: 'token',
    INSTAGRAM_API_URL: origin,
  });
  expect((await feeds.visitor.get(path).expect(503)).body.message).toBe(message);
  await feeds.stop();
  feeds = await runFeeds(data, []);
  expect((await feeds.visitor.get(path).expect(200)).body).toEqual([]);
});

test('the tables match the entities', async () => {
  feeds = await runFeeds(data, []);
  expect(await schemaDrift(feeds.database)).toEqual([]);
});

test('staff see the state of each feed, visitors do not', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  const staff = feeds.withCookie(await staffCookie(data.ownerUrl));
  const { body } = await staff.get('/api/feeds/sources').expect(200);
  expect(body).toEqual([
    {
      kind: 'research',
      url: fakeFeed.url,
      succeededAt: expect.any(String),
      failedAt: null,
      error: null,
      dueAt: expect.any(String),
      items: 3,
      added: 3,
      changed: 0,
      skippedItems: {},
      itemNotes: {},
      tokenExpiresAt: null,
    },
  ]);
  await feeds.visitor.get('/api/feeds/sources').expect(401);
});

test('a source that was never read is listed and can be fetched', async () => {
  feeds = await runFeedsAndWait(data, [fakeFeed.url]);
  await feeds.database.query('DELETE FROM feeds.sources');
  const [source] = (await feeds.staff.get('/api/feeds/sources').expect(200)).body;
  expect(source).toMatchObject({ kind: 'research', url: fakeFeed.url, succeededAt: null, failedAt: null, items: 0 });
  await feeds.staff.post('/api/feeds/fetch').send({ url: fakeFeed.url }).expect(202);
  while ((await feeds.staff.get('/api/feeds/sources').expect(200)).body[0].items !== 3) await sleep(50);
});
