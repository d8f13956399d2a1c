import { endpoints } from '@majlis/contracts/api/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { readInLanguage } from '@majlis/contracts/shared/languages';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type FakeFeed, feed, startFakeFeed } from '../../../feeds/testing/fake-feed.js';
import { type RunningFeeds, runFeedsAndWait } from '../../../feeds/testing/running-feeds.js';
import { hashContent } from '../api-client.js';
import type { FetchWithHash } from './build-target.js';
import { respondFromEpisodeList } from './episode-responses.js';

let podcast: FakeFeed;
let data: TestDatabase;
let feeds: RunningFeeds;

const episode = (number: number, pubDate: string) =>
  `<item><guid>e-${number}</guid><title>Episode ${number} حلقة</title><link>https://pod.example/${number}</link>
   <pubDate>${pubDate}</pubDate><description>&lt;p&gt;Notes ${number}&lt;/p&gt;</description>
   <enclosure url="https://pod.example/${number}.mp3" type="audio/mpeg" length="1000"/></item>`;

/** There is an episode every week, with two at the same time, a pinned one, and a gap of months. */
const dates = [
  ...[1, 8, 15, 15, 22, 29].map((day) => `2026-10-${String(day).padStart(2, '0')}`),
  '2026-01-05',
  '2026-01-12',
];

beforeAll(async () => {
  podcast = await startFakeFeed({ body: feed(...dates.map((date, index) => episode(index, `${date}T08:00:00Z`))) });
  data = await createDatabase();
  feeds = await runFeedsAndWait(data, { PODCAST_FEEDS: [podcast.url] });
  await runSql(
    data.ownerUrl,
    `UPDATE feeds.items SET is_pinned = true WHERE guid = 'e-1'; UPDATE feeds.feed_versions SET version = version + 1`,
  );
});
afterAll(async () => {
  await feeds.stop();
  await data.drop();
  await podcast.stop();
});

/** Reads from the service, and notes what was read. */
function readService(requested: string[] = []): FetchWithHash {
  return async (path) => {
    requested.push(path);
    const { status, text } = await feeds.visitor.get(path);
    return { status, text, hash: hashContent(`${status} ${text}`) };
  };
}

test('pages of episodes are told what the service says of each, with one request for all', async () => {
  const service = readService();
  const { text: list } = await service(endpoints.episodeSummaries.path);
  const slugs = (JSON.parse(list) as EpisodeSummary[]).map(({ slug }) => slug);
  expect(slugs).toHaveLength(dates.length);
  const requested: string[] = [];
  const all = await readService(requested)(endpoints.allPodcastEpisodes.path);
  const respond = respondFromEpisodeList(async (path) =>
    path === endpoints.allPodcastEpisodes.path ? all : service(path),
  );
  for (const slug of slugs)
    for (const { path } of [endpoints.podcastEpisode(slug), endpoints.relatedEpisodes(slug)]) {
      const expected = JSON.parse((await service(path)).text);
      const { text } = await respond(readInLanguage(path, 'ar'));
      expect([path, JSON.parse(text)]).toEqual([path, expected]);
    }
  expect(requested).toEqual([endpoints.allPodcastEpisodes.path]);
});

test('an unknown episode and other paths are asked of the service', async () => {
  const requested: string[] = [];
  const respond = respondFromEpisodeList(readService(requested));
  const unknown = endpoints.podcastEpisode('unknown').path;
  expect((await respond(unknown)).status).toBe(404);
  await respond(endpoints.latestEpisodes.path);
  expect(requested).toEqual([endpoints.allPodcastEpisodes.path, unknown, endpoints.latestEpisodes.path]);
});

test('a change of one episode changes only its own response and those of the episodes that show it', async () => {
  const service = readService();
  const hashes = async () => {
    const respond = respondFromEpisodeList(service);
    const paths = [0, 7].map((number) => endpoints.relatedEpisodes(`episode-${number}-حلقة`).path);
    return (await Promise.all(paths.map(respond))).map(({ hash }) => hash);
  };
  const before = await hashes();
  await runSql(
    data.ownerUrl,
    `UPDATE feeds.items SET title = 'Renamed' WHERE guid = 'e-4'; UPDATE feeds.feed_versions SET version = version + 1`,
  );
  const after = await hashes();
  expect(after.map((hash, index) => hash === before[index])).toEqual([false, true]);
});
