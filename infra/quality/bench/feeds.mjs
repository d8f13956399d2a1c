// How long the lists of feeds take, 10,000 publications and 2,000 episodes with notes, and what memory that needs:
// `node infra/quality/bench/feeds.mjs`. Fails when a list takes longer than the limit. Uses what `npm run build` has made.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { reads } from '@majlis/contracts/endpoints';
import { startService, withDatabase } from './service.mjs';
import { bodyOf, printLine, timesOf } from './timing.mjs';

const limitMs = 50;
const url = (kind) => `https://${kind}.example/feed.xml`;
const kinds = ['research', 'podcast'];

const rows = [
  ...kinds.map(
    (kind) => `INSERT INTO feeds.sources (url, kind, succeeded_at, due_at)
      VALUES ('${url(kind)}', '${kind}', now(), now() + interval '1 day')`,
  ),
  ...kinds.map((kind) => `INSERT INTO feeds.revisions (kind) VALUES ('${kind}')`),
  `INSERT INTO feeds.items (source_url, guid, link, title, description, author, categories, published_at, picture_url)
   SELECT '${url('research')}', n, 'https://research.example/' || n, 'On counsel and the common good, part ' || n,
     repeat('What the records say. ', 12), 'Author ' || n % 300, ARRAY['Law', 'History'], now() - n * interval '1 hour',
     '/images/feeds/' || repeat(md5(n::text), 2) || '-640x360.webp'
   FROM generate_series(1, 10000) n`,
  `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, slug, audio_url, html, raw_html)
   SELECT '${url('podcast')}', n, 'https://podcast.example/' || n, 'Episode ' || n, repeat('In short. ', 30), '{}',
     now() - n * interval '1 day', 'episode-' || n, 'https://podcast.example/' || n || '.mp3', notes, notes
   FROM generate_series(1, 2000) n, LATERAL (SELECT '<p>' || string_agg(md5(n::text || m), ' ') || '</p>' AS notes
     FROM generate_series(1, 120) m) made`,
];

/** What the kernel says: now, and at most so far. */
function megabytesOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return ['VmRSS', 'VmHWM'].map((name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

await withDatabase(async ({ url: databaseUrl, owner, folder }) => {
  for (const sql of rows) await owner.query(sql);
  const service = await startService('feeds', databaseUrl, {
    RESEARCH_FEEDS: url('research'),
    PODCAST_FEEDS: url('podcast'),
    OBJECT_STORE_URL: pathToFileURL(folder).href,
  });
  printLine('ms', '', 'first', 'changed', '2 s on', 'median', '95 %', 'limit', 'KB');
  for (const [list, { path }, isLimited] of [
    ['10,000 publications', reads.researchItems, true],
    ['2,000 episodes', reads.episodeSummaries, true],
    ['2,000 episodes with notes', reads.allPodcastEpisodes, false],
    ['3 newest episodes', reads.podcastEpisodes, true],
    ['one episode', reads.podcastEpisode('episode-1000'), true],
  ]) {
    const address = service.address + path;
    const { first, median, p95, body } = await timesOf(address, {});
    printLine(
      list,
      'visitor',
      first,
      await afterChange(address),
      await afterChange(address, 2_000),
      median,
      p95,
      isLimited ? limitMs : '',
      body.length / 1024,
    );
    if (isLimited && median >= limitMs) process.exitCode = 1;
  }
  const [now, most] = megabytesOf(service.pid);
  process.stdout.write(`memory of the service: ${now.toFixed(0)} MB, ${most.toFixed(0)} MB at most\n`);
  await service.stop();

  /** The first read of a new revision, as after a refresh that brought something; `pauseMs` after that. */
  async function afterChange(address, pauseMs = 0) {
    const times = [];
    for (let round = 0; round < 5; round += 1) {
      await owner.query('UPDATE feeds.revisions SET revision = revision + 1');
      await sleep(pauseMs);
      const start = performance.now();
      await bodyOf(address, {});
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[2];
  }
});
