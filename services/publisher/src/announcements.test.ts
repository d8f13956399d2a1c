import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const silentTables = `
  SELECT schema.nspname || '.' || t.relname AS name FROM pg_class t JOIN pg_namespace schema ON schema.oid = t.relnamespace
  WHERE schema.nspname IN ('cms', 'conferences', 'feeds') AND t.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = t.oid AND tgname = t.relname || '_announced')
  ORDER BY 1`;

test('every table that pages show tells of a save; these are not shown', async () => {
  const database = await openDatabase(data.ownerUrl);
  const { rows } = await database.query<{ name: string }>(silentTables);
  await database.end();
  expect(rows.map(({ name }) => name)).toEqual([
    'cms.answered_requests',
    'cms.migrations',
    'cms.recent_uploads',
    'conferences.answered_requests',
    'conferences.former_slugs',
    'conferences.migrations',
    // Of the feeds their revisions tell, once for all items that a refresh has brought.
    'feeds.items',
    'feeds.migrations',
    'feeds.sources',
    'feeds.tokens',
  ]);
});

const conference = 'a0000000-0000-4000-8000-000000000001';
const session = 'a0000000-0000-4000-8000-000000000002';
const person = 'a0000000-0000-4000-8000-000000000003';
const edited = "1, now(), ''";

test.each([
  ['a text', `INSERT INTO cms.content_entries VALUES ('a.b', 'text', 'c', ${edited})`, 'cms'],
  [
    'a conference',
    `INSERT INTO conferences.conferences (id, title, slug, start_date, end_date, version, updated_at, updated_by)
     VALUES ('${conference}', 'T', 't', now(), now(), ${edited})`,
    `conference ${conference}`,
  ],
  [
    'a session',
    `INSERT INTO conferences.sessions (id, conference_id, title, start_time, end_time, version, updated_at, updated_by)
     VALUES ('${session}', '${conference}', 'T', now(), now() + interval '1 hour', ${edited})`,
    `conference ${conference}`,
  ],
  [
    'a document',
    `INSERT INTO conferences.documents (conference_id, title, url, "order", is_active, version, updated_at, updated_by)
     VALUES ('${conference}', 'T', '/t', 0, true, ${edited})`,
    `conference ${conference}`,
  ],
  [
    'a speaker',
    `INSERT INTO conferences.people (id, first_name, last_name, version, updated_at, updated_by)
       VALUES ('${person}', 'A', 'B', ${edited});
     INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order) VALUES ('${session}', '${person}', 1)`,
    `conference ${conference}`,
  ],
  ["a speaker's name", `UPDATE conferences.people SET first_name = 'C'`, `conference ${conference}`],
  ['a speaker who is no more', `DELETE FROM conferences.people`, `conference ${conference}`],
  ['new episodes', `INSERT INTO feeds.revisions (kind) VALUES ('podcast')`, 'feeds podcast'],
  ['a conference that is no more', `DELETE FROM conferences.conferences`, `conference ${conference}`],
])('of %s it is said what it is about', async (_what, statement, expected) => {
  const heard = new Set<string | undefined>();
  const database = await openDatabase(data.ownerUrl);
  database.on('notification', ({ payload }) => heard.add(payload));
  await database.query('LISTEN majlis_changed');
  await database.query(statement);
  await database.query('SELECT 1');
  await database.end();
  expect([...heard]).toEqual([expected]);
});
