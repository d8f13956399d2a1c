// Measures the longest lists and programmes at the service itself: `node infra/quality/bench/reads.mjs`. Fails when a
// read takes longer than its limit or needs more queries than allowed. Needs `make built`.
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import {
  largeConferenceSize,
  largeConferenceSlug,
  writeLargeConference,
} from '../../dist/local/sample/large-conference.js';
import { fetchBody, median } from './load.mjs';
import { insertConferences } from './sample-data.mjs';
import { startCms, startService, withDatabase } from './servers.mjs';

const feedOf = (kind) => `https://${kind}.example/feed.xml`;

const cmsRowsSql = [
  `INSERT INTO cms.team_members (name, position, image, profile, categories, "order", is_active, version, updated_at, updated_by)
   SELECT 'Member ' || n, 'Fellow', md5(n::text) || '-480x480.webp', repeat('A profile of some length. ', 24),
          ARRAY['Fellows'], n % 50, true, 1, now(), 'bench' FROM generate_series(1, 1000) n`,
  `INSERT INTO cms.content_entries (key, type, content, version, updated_at, updated_by)
   SELECT 'page' || n % 20 || '.entry_' || n, 'textarea', repeat('A text of some length. ', 12), 1, now(), 'bench'
   FROM generate_series(1, 5000) n`,
  'ANALYZE',
];

const feedItemsSql = [
  ...['research', 'podcast'].flatMap((kind) => [
    `INSERT INTO feeds.sources (url, kind, succeeded_at, due_at)
      VALUES ('${feedOf(kind)}', '${kind}', now(), now() + interval '1 day')`,
    `INSERT INTO feeds.feed_versions (kind) VALUES ('${kind}')`,
  ]),
  `INSERT INTO feeds.items (source_url, guid, link, title, description, author, categories, published_at, picture_url)
   SELECT '${feedOf('research')}', n, 'https://research.example/' || n, 'On counsel and the common good, part ' || n,
     repeat('What the records say. ', 12), 'Author ' || n % 300, ARRAY['Law', 'History'], now() - n * interval '1 hour',
     '/images/feeds/' || repeat(md5(n::text), 2) || '-640x360.webp'
   FROM generate_series(1, 10000) n`,
  `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, slug, audio_url, html, raw_html)
   SELECT '${feedOf('podcast')}', n, 'https://podcast.example/' || n, 'Episode ' || n, repeat('In short. ', 30), '{}',
     now() - n * interval '1 day', 'episode-' || n, 'https://podcast.example/' || n || '.mp3', notes, notes
   FROM generate_series(1, 2000) n, LATERAL (SELECT '<p>' || string_agg(md5(n::text || m), ' ') || '</p>' AS notes
     FROM generate_series(1, 120) m) generated`,
];

/**
 * Sends requests one after the other over a keep-alive connection, as the gateway does. The first one shows a cold
 * service.
 */
async function measureTimes(address, headers) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let body;
  for (let round = 0; round < 60; round += 1) {
    const start = performance.now();
    body = await fetchBody(address, { agent, headers });
    times.push(performance.now() - start);
  }
  agent.destroy();
  return {
    first: times[0],
    median: median(times),
    p95: times.toSorted((a, b) => a - b)[56],
    kilobytes: body.length / 1_024,
  };
}

function printLine(read, reader, ...values) {
  const cell = (value) => String(typeof value === 'number' ? value.toFixed(0) : value).padStart(9);
  process.stdout.write(`${read.padEnd(28)}${reader.padEnd(10)}${values.map(cell).join('')}\n`);
}

/** `limit` applies to the median or to the 95th percentile. */
async function measure(name, reader, address, headers, limit = {}, ...more) {
  const times = await measureTimes(address, headers);
  const [[criterion, limitMs] = []] = Object.entries(limit);
  printLine(name, reader, times.first, times.median, times.p95, limitMs ?? '', times.kilobytes, ...more);
  if (times[criterion] >= limitMs) process.exitCode = 1;
}

process.stdout.write('\n');
printLine('ms', '', 'first', 'median', '95 %', 'limit', 'KB', 'queries');

await withDatabase(async ({ url, owner, folder }) => {
  for (const sql of cmsRowsSql) await owner.query(sql);
  const cookie = await staffCookie(url);
  const cms = await startCms(url, folder);
  for (const [name, { path }] of [
    ['1,000 team members', endpoints.teamMembers],
    ['5,000 content entries', endpoints.content],
  ]) {
    await measure(name, 'visitor', cms.address + path, {}, { p95: 300 });
    await measure(name, 'staff', cms.address + path, { cookie }, { p95: 300 });
  }
  await cms.stop();
});

await withDatabase(async ({ url, owner, folder }) => {
  for (const sql of feedItemsSql) await owner.query(sql);
  const service = await startService('feeds', url, {
    RESEARCH_FEEDS: feedOf('research'),
    PODCAST_FEEDS: feedOf('podcast'),
    OBJECT_STORE_URL: pathToFileURL(folder).href,
  });
  for (const [name, { path }, limit] of [
    ['10,000 publications', endpoints.researchItems, { median: 50 }],
    ['2,000 episodes', endpoints.episodeSummaries, { median: 50 }],
    ['2,000 episodes with notes', endpoints.allPodcastEpisodes],
    ['3 newest episodes', endpoints.podcastEpisodes, { median: 50 }],
    ['one episode', endpoints.podcastEpisode('episode-1000'), { median: 50 }],
  ]) {
    await measure(name, 'visitor', service.address + path, {}, limit);
    printLine('', 'new items', await afterChange(owner, service.address + path));
  }
  await service.stop();
});

/** Measures the first read after a new version, as after a refresh with new items. */
async function afterChange(owner, address) {
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    await owner.query('UPDATE feeds.feed_versions SET version = version + 1');
    const start = performance.now();
    await fetchBody(address);
    times.push(performance.now() - start);
  }
  return median(times);
}

await withDatabase(async ({ url, owner, log }) => {
  // Reads must be fast on the day on which a programme is entered too, before PostgreSQL has analyzed the tables.
  await owner.query('ALTER SYSTEM SET autovacuum = off');
  await owner.query('SELECT pg_reload_conf()');
  await writeLargeConference((sql, values) => owner.query(sql, values));
  await insertConferences(owner, 49, { isAnalyzed: false });
  const { rows } = await owner.query(
    `SELECT session.id, conference_id FROM conferences.sessions session
     JOIN conferences.conferences conference ON conference.id = conference_id WHERE conference.slug = $1 LIMIT 1`,
    [largeConferenceSlug],
  );
  const [{ id, conference_id }] = rows;
  const cookie = await staffCookie(url);
  const service = await startService('conferences', url);
  const { sessions, people, rooms, days } = largeConferenceSize;
  process.stdout.write(`${sessions} sessions, ${people} speakers, ${rooms} rooms, ${days} days\n`);
  for (const [name, { path }, limit, maxQueries] of [
    ['programme', endpoints.programme(conference_id), { p95: 100 }, { visitor: 2, staff: 2 }],
    ['sessions of a conference', endpoints.sessions(conference_id)],
    ['one session', endpoints.sessionDetail(id)],
    ['50 conferences', endpoints.conferences],
  ])
    for (const [reader, headers] of [
      ['visitor', {}],
      ['staff', { cookie }],
    ]) {
      const queries = await queriesOf(owner, log, () => fetchBody(service.address + path, { headers }));
      await measure(name, reader, service.address + path, headers, limit, queries.length);
      if (!maxQueries || queries.length <= maxQueries[reader]) continue;
      process.exitCode = 1;
      process.stdout.write(`  more than ${maxQueries[reader]} queries:\n  ${queries.join('\n  ')}\n`);
    }
  await service.stop();
});

async function queriesOf(owner, log, request) {
  const setLogging = async (which) => {
    await owner.query(`ALTER SYSTEM SET log_statement = '${which}'`);
    await owner.query('SELECT pg_reload_conf()');
    await wait(300);
  };
  await setLogging('all');
  const before = readFileSync(log, 'utf8').length;
  await request();
  await wait(50);
  const logged = readFileSync(log, 'utf8').slice(before);
  await setLogging('none');
  const entries = logged.split(/\n(?=\d{4}-\d\d-\d\d )/).map((entry) => entry.replace(/\s+/g, ' '));
  return entries.flatMap((entry) => / LOG: (?:statement|execute [^:]+): (.{1,110})/.exec(entry)?.[1] ?? []);
}
