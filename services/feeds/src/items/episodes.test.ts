import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import type { AdminFeedItem } from '@majlis/contracts/feeds/feed-items.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';

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

const episode = (day: number, title: string, more = '') =>
  `<item><guid>e-${day}</guid><title>${title}</title><link>https://pod.example/${day}</link>
   <pubDate>2026-11-${String(day).padStart(2, '0')}T08:00:00Z</pubDate>
   <enclosure url="https://pod.example/${day}.mp3" type="audio/mpeg"/>${more}</item>`;
const read = async (...items: string[]) => {
  fakeFeed.response = { body: feed(...items) };
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [fakeFeed.url] });
};
const refreshWith = async (...items: string[]) => {
  fakeFeed.response = { body: feed(...items) };
  await feeds.refresh();
};
const get = async (path: string) => (await feeds.visitor.get(path).expect(200)).body;
const slugs = async () => (await get(endpoints.episodeSummaries.path)).map(({ slug }: EpisodeSummary) => slug);

test('an episode has all fields of its page and sanitised notes', async () => {
  const notes = '<description><![CDATA[<p>On <b>counsel</b>.<img src=x onerror=alert(1)></p>]]></description>';
  await read(episode(1, 'The Judge Who Said No', notes));
  const expected = {
    slug: 'the-judge-who-said-no',
    title: 'The Judge Who Said No',
    description: 'On counsel.',
    pubDate: '2026-11-01T08:00:00.000Z',
    link: 'https://pod.example/1',
    audioUrl: 'https://pod.example/1.mp3',
  };
  const whole = { ...expected, fullDescription: '<p>On <b>counsel</b>.</p>', audioType: 'audio/mpeg', guid: 'e-1' };
  expect(await get(endpoints.episodeSummaries.path)).toEqual([expected]);
  expect(await get(endpoints.allPodcastEpisodes.path)).toEqual([whole]);
  expect(await get(endpoints.podcastEpisode('the-judge-who-said-no').path)).toEqual(whole);
});

test.each([
  ['type="audio/x-m4a" length="45312044"', { audioType: 'audio/x-m4a', audioBytes: 45_312_044 }],
  ['type="audio/mpeg" length="0"', { audioType: 'audio/mpeg' }],
  ['type="audio" length="9999999999"', {}],
  ['length="many"', {}],
])('a recording declared with %s is served with plausible values only', async (attributes, expected) => {
  await read(episode(1, 'One').replace('type="audio/mpeg"', attributes));
  const { audioType, audioBytes, audioUrl } = await get(endpoints.podcastEpisode('one').path);
  expect({ audioType, audioBytes, audioUrl }).toEqual({ ...expected, audioUrl: 'https://pod.example/1.mp3' });
});

test('an episode has the categories of its source', async () => {
  await read(episode(1, 'With', '<category>Law</category><category>Markets</category>'), episode(2, 'Without'));
  const listed: EpisodeSummary[] = await get(endpoints.episodeSummaries.path);
  expect(listed.map(({ title, categories }) => [title, categories])).toEqual([
    ['Without', undefined],
    ['With', ['Law', 'Markets']],
  ]);
});

test('the latest list has the newest three', async () => {
  await read(...[1, 2, 3, 4, 5].map((day) => episode(day, `Episode ${day}`)));
  expect((await get(endpoints.podcastEpisodes.path)).map(({ title }: EpisodeSummary) => title)).toEqual([
    'Episode 5',
    'Episode 4',
    'Episode 3',
  ]);
  expect(await get(endpoints.latestEpisodes.path)).toEqual((await get(endpoints.episodeSummaries.path)).slice(0, 3));
});

test('the related episodes are the four nearest by date, newest first', async () => {
  await read(
    ...[28, 20, 14, 12, 11, 9, 1].map((day) => episode(day, `Day ${day}`, '<description>On it</description>')),
  );
  const near = await get(endpoints.relatedEpisodes('day-12').path);
  expect(near.map(({ slug }: EpisodeSummary) => slug)).toEqual(['day-20', 'day-14', 'day-11', 'day-9']);
  const listed: EpisodeSummary[] = await get(endpoints.episodeSummaries.path);
  expect(near[0]).toEqual(listed.find(({ slug }) => slug === 'day-20'));
  // The first and the last episode have neighbours on one side only.
  const slugsNear = async (slug: string) =>
    (await get(endpoints.relatedEpisodes(slug).path)).map((related: EpisodeSummary) => related.slug);
  expect(await slugsNear('day-28')).toEqual(['day-20', 'day-14', 'day-12', 'day-11']);
  expect(await slugsNear('day-1')).toEqual(['day-14', 'day-12', 'day-11', 'day-9']);
});

test('an episode of the same time is related, the episode itself is not', async () => {
  const twin = episode(5, 'Twin').replace('e-5', 'e-twin');
  await read(episode(5, 'One'), twin, episode(6, 'Next'));
  expect((await get(endpoints.relatedEpisodes('one').path)).map(({ slug }: EpisodeSummary) => slug)).toEqual([
    'next',
    'twin',
  ]);
});

test('a hidden episode is not related to others and has no related episodes', async () => {
  await read(...[1, 2, 3].map((day) => episode(day, `Day ${day}`)));
  const managed: AdminFeedItem[] = (await feeds.staff.get(staffEndpoints.feedItems('podcast').path).expect(200)).body;
  const { id } = managed.find(({ title }) => title === 'Day 2') ?? {};
  await feeds.staff.put(`${writePaths.feedItems}/${id}`).send({ isHidden: true }).expect(200);
  expect((await get(endpoints.relatedEpisodes('day-1').path)).map(({ slug }: EpisodeSummary) => slug)).toEqual([
    'day-3',
  ]);
  await feeds.visitor.get(endpoints.relatedEpisodes('day-2').path).expect(404);
});

test('the only episode has no related episodes', async () => {
  await read(episode(1, 'One'));
  expect(await get(endpoints.relatedEpisodes('one').path)).toEqual([]);
});

test('a slug is set once and stays when the title changes', async () => {
  await read(episode(1, 'Bread, Prices &amp; People'));
  expect(await slugs()).toEqual(['bread-prices-people']);
  await refreshWith(episode(1, 'Another title'), episode(2, 'Bread prices people'));
  expect(await slugs()).toEqual(['bread-prices-people-2', 'bread-prices-people']);
  expect(await get(endpoints.podcastEpisode('bread-prices-people').path)).toMatchObject({ title: 'Another title' });
});

test.each([
  ['الشورى اليوم', 'الشورى-اليوم'],
  ['中庸之道', '中庸之道'],
  ['???', 'episode-1'],
  ['C++ & C#', 'c-c'],
])('the title "%s" gives the slug %s', async (title, slug) => {
  await read(episode(1, title.replace('&', '&amp;')));
  expect(await slugs()).toEqual([slug]);
  expect(await get(endpoints.podcastEpisode(slug).path)).toMatchObject({ slug });
});

test('twelve episodes with one title have twelve slugs', async () => {
  await read(...Array.from({ length: 12 }, (_, index) => episode(index + 1, 'Untitled')));
  const allocated = await slugs();
  expect(new Set(allocated).size).toBe(12);
  expect(allocated.at(-1)).toBe('untitled');
});

test.each(['none', '%00', 'a%2Fb', '__proto__', 'x'.repeat(3_000)])('the unknown slug %s returns 404', async (slug) => {
  await read(episode(1, 'One'));
  for (const read of ['slug', 'related']) {
    const { body } = await feeds.visitor.get(`/api/podcast-episodes/${read}/${slug}`).expect(404);
    expect(body.message).toBe('Episode Not Found');
  }
});

test('an unchanged list returns 304', async () => {
  const one = episode(1, 'One', `<description>${'word '.repeat(300)}</description>`);
  await read(one);
  const first = await feeds.visitor.get(endpoints.episodeSummaries.path).set('Accept-Encoding', 'gzip').expect(200);
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/^W\//) });
  const requestAgain = () =>
    feeds.visitor.get(endpoints.episodeSummaries.path).set('If-None-Match', String(first.headers.etag));
  await requestAgain().expect(304);
  await refreshWith(one);
  await requestAgain().expect(304);
  await refreshWith(one, episode(2, 'Two'));
  expect((await requestAgain().expect(200)).body).toHaveLength(2);
});
