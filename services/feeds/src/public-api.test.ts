import { endpoints } from '@majlis/contracts/api/endpoints';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import {
  expectDescribedRoutes,
  findDifferences,
  findUndescribed,
  readDescribed,
  readsWithParameters,
} from '@majlis/kit/testing/described-reads';
import { entry, type FakeFeed, feed, startFakeFeed } from '../testing/fake-feed.js';
import { type FakeInstagram, startFakeInstagram } from '../testing/fake-instagram.js';
import { type RunningFeeds, runFeedsAndWait } from '../testing/running-feeds.js';

const more =
  '<author>Layla</author><category>Law</category><category>Markets</category><description>Words</description>';
const days = [1, 2, 3, 4, 5];
const articles = feed(...days.map((day) => entry(day, day === 1 ? more : '<category>Law</category>')));
const episodes = feed(
  ...days.map(
    (day) => `<item><guid>e-${day}</guid><title>Episode ${day}</title><link>https://pod.example/${day}</link>
      <pubDate>2026-11-0${day}T08:00:00Z</pubDate><description><![CDATA[<p>On <b>counsel</b>.</p>]]></description>
      <enclosure url="https://pod.example/${day}.mp3" type="audio/mpeg" length="45312044"/><category>Law</category></item>`,
  ),
);

let data: TestDatabase;
let sources: FakeFeed[];
let instagram: FakeInstagram;
let feeds: RunningFeeds;
beforeAll(async () => {
  data = await createDatabase();
  sources = [await startFakeFeed({ body: articles }), await startFakeFeed({ body: episodes })];
  instagram = await startFakeInstagram();
  instagram.posts = [instagram.post('1')];
  const [article = '', podcast = ''] = sources.map(({ url }) => url);
  feeds = await runFeedsAndWait(data, {
    RESEARCH_FEEDS: [article],
    BLOG_FEEDS: [`${article}?blog`],
    PODCAST_FEEDS: [podcast],
    INSTAGRAM_TOKEN: 'given',
    INSTAGRAM_API_URL: instagram.origin,
  });
});
afterAll(async () => {
  await feeds.stop();
  await data.drop();
  await instagram.stop();
  for (const source of sources) await source.stop();
});

const beginnings = ['/api/research-items', '/api/blog-posts', '/api/podcast-episodes', '/api/instagram-posts'];

test('the description has every public route, and no other', () => expectDescribedRoutes(feeds, beginnings));

test.each(readsWithParameters(beginnings))('odd parameters of %s get a described response', async (name) => {
  expect(await findUndescribed(name, { browser: feeds.visitor })).toEqual([]);
});

test.each([
  'listResearch',
  'listLatestResearch',
  'listBlogPosts',
  'listLatestBlogPosts',
  'listNewestEpisodes',
  'listLatestEpisodes',
  'listEpisodes',
  'listEpisodeSummaries',
  'getEpisode',
  'listRelatedEpisodes',
  'listPhotos',
])('%s returns what its description allows', async (name) => {
  await readDescribed(name, { browser: feeds.visitor, parameters: { slug: 'episode-2' } });
});

test('an error is described', async () => {
  const { body } = await feeds.visitor.get(endpoints.podcastEpisode('none').path).expect(404);
  expect(findDifferences('/api/podcast-episodes/slug/{slug}', 'default', body)).toEqual([]);
});

const titles = (body: FeedItem[]) => body.map(({ title }) => title);

test.each(['listResearch', 'listBlogPosts', 'listEpisodes', 'listEpisodeSummaries'])(
  '%s can be read in pages',
  async (name) => {
    const read = async (query: string) => readDescribed(name, { browser: feeds.visitor, query });
    const all = (await read('')).body;
    const [first, last] = [await read('?per_page=2'), await read('?per_page=2&page=3')];
    expect(titles(first.body)).toEqual(titles(all).slice(0, 2));
    expect(titles(last.body)).toEqual(titles(all).slice(4));
    expect(first.headers.link).toMatch(
      /^<http:\/\/localhost:8080\/api\/\S+per_page=2&page=1>; rel="first", <\S+page=2>; rel="next", <\S+page=3>; rel="last"$/,
    );
    expect(last.headers.link).toMatch(/rel="first", <\S+page=2>; rel="prev", <\S+page=3>; rel="last"$/);
  },
);

test('items are filtered by a category', async () => {
  const read = async (query: string) => (await feeds.visitor.get(`/api/research-items${query}`).expect(200)).body;
  expect(titles(await read('?categories=Markets'))).toEqual(['Paper 1']);
  expect(await read('?categories=Law')).toHaveLength(5);
  expect(titles(await read('?categories=Law&per_page=1&page=5'))).toEqual(['Paper 1']);
  expect(await read('?categories=Other')).toEqual([]);
  expect(await read('?category=Other')).toHaveLength(5);
});

test.each([
  ['page=0', 400],
  ['page=x', 400],
  ['per_page=101', 400],
  ['page=1&page=2', 400],
  ['categories[]=x', 200],
  ['categories=%00', 400],
  ['page=3&per_page=2', 200],
  ['page=4&per_page=2', 404],
  ['page=1000000&per_page=100', 404],
])('?%s returns %i', async (query, status) => {
  const { body } = await feeds.visitor.get(`/api/research-items?${query}`).expect(status);
  if (status === 400) expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
  if (status === 404) expect(body.message).toBe('The list has no such page.');
});
