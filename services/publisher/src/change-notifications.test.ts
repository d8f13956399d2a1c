import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Change, changesChannel, parseChange } from '@majlis/kit/database/change-notifications';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const tablesWithoutTrigger = `
  SELECT schema.nspname || '.' || t.relname AS name FROM pg_class t JOIN pg_namespace schema ON schema.oid = t.relnamespace
  WHERE schema.nspname IN ('cms', 'conferences', 'feeds') AND t.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = t.oid AND tgname = t.relname || '_announced')
  ORDER BY 1`;

test('every table notifies of changes except those that no page shows', async () => {
  const database = await openDatabase(data.ownerUrl);
  const { rows } = await database.query<{ name: string }>(tablesWithoutTrigger);
  await database.end();
  expect(rows.map(({ name }) => name)).toEqual([
    'cms.drafts',
    'cms.idempotency_keys',
    'cms.media',
    'cms.migrations',
    'cms.previews',
    'cms.recent_uploads',
    'cms.revisions',
    'cms.schedule',
    'conferences.drafts',
    'conferences.former_slugs',
    'conferences.idempotency_keys',
    'conferences.migrations',
    'conferences.previews',
    'conferences.revisions',
    'conferences.schedule',
    'feeds.access_tokens',
    'feeds.drafts',
    // feeds.feed_versions notifies once for all items of a refresh.
    'feeds.items',
    'feeds.migrations',
    'feeds.previews',
    'feeds.revisions',
    'feeds.schedule',
    'feeds.sources',
  ]);
});

const conference = 'a0000000-0000-4000-8000-000000000001';
const session = 'a0000000-0000-4000-8000-000000000002';
const person = 'a0000000-0000-4000-8000-000000000003';
const ofConference: Change = { source: 'conference', id: conference };
const edited = "1, now(), ''";

test.each<[string, string, Change]>([
  ['a text', `INSERT INTO cms.content_entries VALUES ('a.b', 'text', 'c', ${edited})`, { source: 'cms' }],
  [
    'a conference',
    `INSERT INTO conferences.conferences (id, title, slug, start_date, end_date, version, updated_at, updated_by)
     VALUES ('${conference}', 'T', 't', now(), now(), ${edited})`,
    ofConference,
  ],
  [
    'a session',
    `INSERT INTO conferences.sessions (id, conference_id, title, start_time, end_time, version, updated_at, updated_by)
     VALUES ('${session}', '${conference}', 'T', now(), now() + interval '1 hour', ${edited})`,
    ofConference,
  ],
  [
    'a document',
    `INSERT INTO conferences.documents (conference_id, title, url, "order", is_active, version, updated_at, updated_by)
     VALUES ('${conference}', 'T', '/t', 0, true, ${edited})`,
    ofConference,
  ],
  [
    'a speaker',
    `INSERT INTO conferences.people (id, first_name, last_name, version, updated_at, updated_by)
       VALUES ('${person}', 'A', 'B', ${edited});
     INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order) VALUES ('${session}', '${person}', 1)`,
    ofConference,
  ],
  ["a speaker's name", `UPDATE conferences.people SET first_name = 'C'`, ofConference],
  ['a deleted speaker', `DELETE FROM conferences.people`, ofConference],
  ['new episodes', `INSERT INTO feeds.feed_versions (kind) VALUES ('podcast')`, { source: 'feeds', kind: 'podcast' }],
  ['a deleted conference', `DELETE FROM conferences.conferences`, ofConference],
])('saving %s notifies of its conference, feed or contents', async (_what, statement, expected) => {
  const payloads = new Set<string>();
  const database = await openDatabase(data.ownerUrl);
  database.on('notification', ({ payload = '' }) => payloads.add(payload));
  await database.query(`LISTEN ${changesChannel}`);
  await database.query(statement);
  await database.query('SELECT 1');
  await database.end();
  expect([...payloads].map(parseChange)).toEqual([expected]);
});

test('the saves above cover every function that notifies', async () => {
  const database = await openDatabase(data.ownerUrl);
  const { rows } = await database.query<{ name: string; source: string }>(
    `SELECT schema.nspname || '.' || proname AS name, prosrc AS source
     FROM pg_proc JOIN pg_namespace schema ON schema.oid = pronamespace
     WHERE prosrc ILIKE '%notify%' AND schema.nspname <> 'pg_catalog' ORDER BY 1`,
  );
  await database.end();
  expect(rows.map(({ name }) => name)).toEqual([
    'cms.announce_change',
    'conferences.announce_assignment',
    'conferences.announce_conference',
    'conferences.announce_person',
    'feeds.announce_feed_version',
  ]);
  for (const { name, source } of rows) expect([name, source]).toEqual([name, expect.stringContaining(changesChannel)]);
});
