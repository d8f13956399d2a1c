import { createHash } from 'node:crypto';
import { type ChangeNotification, changesChannel, parseNotification } from '@majlis/kit/database/change-notifications';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';

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
    'cms.counted_files',
    'cms.daily_counts',
    'cms.drafts',
    'cms.editing_tabs',
    'cms.former_page_slugs',
    'cms.idempotency_keys',
    'cms.link_checks',
    'cms.migrations',
    'cms.missed_words',
    'cms.previews',
    'cms.recent_uploads',
    'cms.revisions',
    'cms.schedule',
    'cms.silenced_problems',
    'conferences.accepted_conflicts',
    'conferences.distinct_people',
    'conferences.drafts',
    'conferences.former_person_slugs',
    'conferences.former_session_slugs',
    'conferences.former_slugs',
    'conferences.idempotency_keys',
    'conferences.migrations',
    'conferences.previews',
    'conferences.published_events',
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
const ofConference: ChangeNotification = { source: 'conference', id: conference };
const edited = "1, now(), ''";

const editionId = (letter: string) => `${letter}0000000-0000-4000-8000-000000000009`;
function insertEdition(letter: string, status: string) {
  return `INSERT INTO conferences.conferences (id, title, slug, series, status, start_date, end_date, version, updated_at, updated_by)
    VALUES ('${editionId(letter)}', 'T', '${letter}', 'Forum', '${status}', now(), now(), ${edited})`;
}

async function changesOf(statement: string) {
  const payloads = new Set<string>();
  const database = await openDatabase(data.ownerUrl);
  database.on('notification', ({ payload = '' }) => payloads.add(payload));
  await database.query(`LISTEN ${changesChannel}`);
  await database.query(statement);
  await database.query('SELECT 1');
  await database.end();
  return [...payloads].map(parseNotification);
}

test.each<[string, string, ChangeNotification]>([
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
    'a room',
    `INSERT INTO conferences.rooms (conference_id, name, "order", is_active, version, updated_at, updated_by)
     VALUES ('${conference}', 'Hall', 0, true, ${edited})`,
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
  expect(await changesOf(statement)).toEqual([expected]);
});

const translationOf = (schema: string, table: string, id: string, language = 'ar') =>
  `INSERT INTO ${schema}.translations (table_name, row_id, language, fields, originals, version, updated_by)
   VALUES ('${table}', '${id}', '${language}', '{}', '{}', 1, '')`;

test('a translation notifies as its row does', async () => {
  expect(await changesOf(translationOf('cms', 'content_entries', 'a.b'))).toEqual([{ source: 'cms' }]);
  const [room, document] = [editionId('e'), editionId('f')];
  await runSql(
    data.ownerUrl,
    `INSERT INTO conferences.conferences (id, title, slug, start_date, end_date, version, updated_at, updated_by)
       VALUES ('${conference}', 'T', 't', now(), now(), ${edited});
     INSERT INTO conferences.sessions (id, conference_id, title, location, start_time, end_time, version, updated_at, updated_by)
       VALUES ('${session}', '${conference}', 'T', 'hall a', now(), now() + interval '1 hour', ${edited});
     INSERT INTO conferences.rooms (id, conference_id, name, "order", is_active, version, updated_at, updated_by)
       VALUES ('${room}', '${conference}', 'Hall A', 0, true, ${edited});
     INSERT INTO conferences.documents (id, conference_id, title, url, "order", is_active, version, updated_at, updated_by)
       VALUES ('${document}', '${conference}', 'T', '/t', 0, true, ${edited});
     INSERT INTO conferences.people (id, first_name, last_name, version, updated_at, updated_by)
       VALUES ('${person}', 'A', 'B', ${edited});
     INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order) VALUES ('${session}', '${person}', 1)`,
  );
  const rows = { conferences: conference, sessions: session, rooms: room, documents: document, people: person };
  for (const [table, id] of Object.entries(rows))
    expect([table, await changesOf(translationOf('conferences', table, id))]).toEqual([table, [ofConference]]);
  expect(await changesOf('UPDATE conferences.translations SET version = 2')).toEqual([ofConference]);
});

test.each(['track', 'presentationTitles'])(
  'a translated %s notifies of each conference that has it, and another text of the session does not',
  async (name) => {
    await runSql(data.ownerUrl, 'DELETE FROM conferences.conferences; DELETE FROM conferences.people');
    const insertSession = (id: string, text: string) => `
      INSERT INTO conferences.sessions (id, conference_id, title, track, start_time, end_time, version, updated_at, updated_by)
        VALUES ('${id}', '${id}', 'T', '${text}', now(), now() + interval '1 hour', ${edited});
      INSERT INTO conferences.people (id, first_name, last_name, version, updated_at, updated_by)
        VALUES ('${id}', 'A', 'B', ${edited});
      INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order, presentation_title)
        VALUES ('${id}', '${id}', 1, '${text}')`;
    for (const [letter, text] of Object.entries({ a: 'Law', b: ' law', d: 'Trade' }))
      await runSql(data.ownerUrl, `${insertEdition(letter, 'published')}; ${insertSession(editionId(letter), text)}`);
    const [a, b] = ['a', 'b'].map((letter) => ({ source: 'conference', id: editionId(letter) }));
    expect(await changesOf(translationOf('conferences', 'sessions', editionId('a')))).toEqual([a]);
    const translated = `UPDATE conferences.translations SET fields = '{"${name}": "الفقه"}' WHERE row_id = '${editionId('a')}'`;
    expect(new Set(await changesOf(translated))).toEqual(new Set([a, b]));
  },
);

test.each([
  ['a renamed one', "UPDATE conferences.conferences SET title = 'Other' WHERE slug = 'b'"],
  ['one that leaves it', "UPDATE conferences.conferences SET series = '' WHERE slug = 'b'"],
  ['a deleted one', "DELETE FROM conferences.conferences WHERE slug = 'b'"],
  ['a new one', insertEdition('c', 'published')],
])('%s of a series notifies of the public others', async (_what, statement) => {
  await runSql(data.ownerUrl, 'DELETE FROM conferences.conferences');
  for (const [letter, status] of [
    ['a', 'published'],
    ['b', 'archived'],
    ['d', 'draft'],
  ] as const)
    await runSql(data.ownerUrl, insertEdition(letter, status));
  const changed = /insert/i.test(statement) ? ['a', 'b', 'c'] : ['a', 'b'];
  expect(new Set(await changesOf(statement))).toEqual(
    new Set(changed.map((letter) => ({ source: 'conference', id: editionId(letter) }))),
  );
});

test('the translated title of a conference notifies of its series', async () => {
  await runSql(data.ownerUrl, 'DELETE FROM conferences.conferences');
  for (const letter of ['a', 'b']) await runSql(data.ownerUrl, insertEdition(letter, 'published'));
  const changes = await changesOf(translationOf('conferences', 'conferences', editionId('a')));
  expect(new Set(changes)).toEqual(
    new Set(['a', 'b'].map((letter) => ({ source: 'conference', id: editionId(letter) }))),
  );
});

test('what the other pages of a series do not show notifies of one conference', async () => {
  await runSql(data.ownerUrl, 'DELETE FROM conferences.conferences');
  for (const letter of ['a', 'b']) await runSql(data.ownerUrl, insertEdition(letter, 'published'));
  expect(await changesOf("UPDATE conferences.conferences SET venue = 'V' WHERE slug = 'b'")).toEqual([
    { source: 'conference', id: editionId('b') },
  ]);
});

test.each(['cover', 'album', 'portrait'])(
  'what the library says of a %s notifies of every page with it',
  async (name) => {
    const sha256 = createHash('sha256').update(name).digest('hex');
    const url = `/images/conferences/${sha256}-9x9.webp`;
    const file = `cms.media (folder, filename, sha256, kind, name, alt, is_decorative, bytes, uploaded_at, uploaded_by,
    version, updated_at, updated_by)`;
    await runSql(
      data.ownerUrl,
      `DELETE FROM conferences.conferences; DELETE FROM conferences.people; DELETE FROM cms.media;
     INSERT INTO ${file}
       VALUES ('conferences', '${sha256}-9x9.webp', '${sha256}', 'picture', 'a', '', false, 1, now(), '', ${edited});
     INSERT INTO conferences.conferences (id, title, slug, start_date, end_date, featured_image, album_thumbnail, version, updated_at, updated_by)
       VALUES ('${conference}', 'T', 't', now(), now(), '${name === 'cover' ? url : ''}', '${name === 'album' ? url : ''}', ${edited});
     INSERT INTO conferences.sessions (id, conference_id, title, start_time, end_time, version, updated_at, updated_by)
       VALUES ('${session}', '${conference}', 'T', now(), now() + interval '1 hour', ${edited});
     INSERT INTO conferences.people (id, first_name, last_name, photo, version, updated_at, updated_by)
       VALUES ('${person}', 'A', 'B', '${name === 'portrait' ? url : ''}', ${edited});
     INSERT INTO conferences.session_speakers (session_id, person_id, speaker_order) VALUES ('${session}', '${person}', 1)`,
    );
    expect(await changesOf("UPDATE cms.media SET name = 'b'")).toEqual([]);
    for (const change of ["alt = 'A court'", "focal_point = '0% 100%'", 'is_decorative = true'])
      expect(await changesOf(`UPDATE cms.media SET ${change}`)).toEqual([{ source: 'cms' }, ofConference]);
  },
);

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
    'cms.announce_picture',
    'conferences.announce_assignment',
    'conferences.announce_conference',
    'conferences.announce_person',
    'conferences.announce_presentation_titles',
    'conferences.announce_series',
    'conferences.announce_track',
    'conferences.announce_translation',
    'feeds.announce_feed_version',
  ]);
  for (const { name, source } of rows) expect([name, source]).toEqual([name, expect.stringContaining(changesChannel)]);
});
