// How a programme of real size is read: `node infra/quality/bench/programme.mjs`. Fails when a read of the programme takes
// longer than the limit, or asks the database more than it needs. Uses what `npm run build` has made.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { reads } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { largeSize, largeSlug, writeLargeConference } from '../../dist/local/sample/large-conference.js';
import { startService, withDatabase } from './service.mjs';
import { bodyOf, printLine, timesOf } from './timing.mjs';

const limitMs = 100;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const moreConferences = `
  INSERT INTO conferences.conferences (slug, title, subtitle, description, short_description, status, start_date, end_date,
    timezone, tags, version, updated_at, updated_by)
  SELECT 'conference-' || n, 'Conference ' || n, repeat('A subtitle. ', 8), repeat('A description of some length. ', 60),
    repeat('In short. ', 12), 'published', now() + n * interval '10 days', now() + n * interval '10 days' + interval '2 days',
    'UTC', ARRAY['a topic', 'another'], 1, now(), 'bench'
  FROM generate_series(1, 49) n`;

await withDatabase(async ({ url, owner, log }) => {
  await writeLargeConference((sql, values) => owner.query(sql, values));
  // No ANALYZE: reads must be quick on the day on which a programme is entered, too.
  await owner.query('ALTER SYSTEM SET autovacuum = off');
  await owner.query('SELECT pg_reload_conf()');
  await owner.query(moreConferences);
  const { rows } = await owner.query(
    `SELECT session.id, conference_id FROM conferences.sessions session
     JOIN conferences.conferences conference ON conference.id = conference_id WHERE slug = $1 LIMIT 1`,
    [largeSlug],
  );
  const [{ id, conference_id }] = rows;
  const cookie = await staffCookie(url);
  const service = await startService('conferences', url);
  const everybody = [
    ['visitor', {}],
    ['staff', { cookie }],
  ];
  process.stdout.write(
    `${largeSize.sessions} sessions, ${largeSize.people} speakers, ${largeSize.rooms} rooms, ${largeSize.days} days\n`,
  );
  printLine('ms', '', 'first', 'median', '95 %', 'limit', 'queries', 'KB', 'gzip', 'brotli');
  for (const [read, { path }, readers, limits] of [
    ['programme', reads.programme(conference_id), everybody, { ms: limitMs, queries: { visitor: 1, staff: 2 } }],
    ['sessions of a conference', reads.sessions(conference_id), everybody],
    ['one session', reads.sessionDetail(id), everybody],
    ['50 conferences', reads.conferences, everybody],
    ['600 people', reads.people, everybody.slice(1)],
  ])
    for (const [reader, headers] of readers) {
      const { first, median, p95, body } = await timesOf(service.address + path, headers);
      const queries = await queriesOf(() => bodyOf(service.address + path, { headers }));
      const sizes = [body, gzipSync(body), brotliCompressSync(body, quick)].map(({ length }) => length / 1024);
      printLine(read, reader, first, median, p95, limits?.ms ?? '', queries.length, ...sizes);
      if (limits && (p95 >= limits.ms || queries.length > limits.queries[reader])) {
        process.exitCode = 1;
        process.stdout.write(`  over its limit. It asked:\n  ${queries.join('\n  ')}\n`);
      }
    }
  await service.stop();

  /** The statements that PostgreSQL itself says it was asked. */
  async function queriesOf(ask) {
    await setLogging('all');
    const before = readFileSync(log, 'utf8').length;
    await ask();
    await sleep(50);
    const said = readFileSync(log, 'utf8').slice(before);
    await setLogging('none');
    const entries = said.split(/\n(?=\d{4}-\d\d-\d\d )/).map((entry) => entry.replace(/\s+/g, ' '));
    return entries.flatMap((entry) => / LOG: (?:statement|execute [^:]+): (.{1,110})/.exec(entry)?.[1] ?? []);
  }

  async function setLogging(which) {
    await owner.query(`ALTER SYSTEM SET log_statement = '${which}'`);
    await owner.query('SELECT pg_reload_conf()');
    await sleep(300);
  }
});
