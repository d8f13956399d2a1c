import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untranslatedKeys } from '@majlis/contracts/staff/translations.schema';
import { FolderStore } from '@majlis/kit/storage/folder-store';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import type { Client } from 'pg';
import { seed } from './seed.js';

let database: TestDatabase;
let folder: string;
let owner: Client;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'majlis-sample-'));
  owner = await openDatabase(database.ownerUrl);
  await seed({ databaseUrl: database.ownerUrl, objectStore: new FolderStore(folder) });
});

afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const ofPublicConference = `conference_id IN (SELECT id FROM conferences.conferences WHERE status <> 'draft')`;

test.each([
  ['cms.content_entries', 'key', `key !~ '${untranslatedKeys.source}'`, []],
  ['cms.hero_images', 'alt', 'is_active', []],
  ['cms.pages', 'title', 'is_active', []],
  ['cms.timeline_events', 'title', 'is_active', []],
  ['cms.team_members', 'name', 'is_active', []],
  ['cms.testimonials', 'name', 'is_active', ['Tenzin Baraka Mulyadi']],
  ['conferences.conferences', 'title', "status <> 'draft'", []],
  ['conferences.sessions', 'title', ofPublicConference, []],
  ['conferences.rooms', 'name', ofPublicConference, []],
  ['conferences.documents', 'title', ofPublicConference, ['How a sitting works: six rules for everybody']],
  ['conferences.people', 'last_name', 'true', []],
])(
  'the rows of %s that visitors see have a translation into Arabic, but for some',
  async (table, name, isPublic, untranslated) => {
    const [schema, tableName] = table.split('.');
    const key = table === 'cms.content_entries' ? 'key' : 'id';
    const { rows } = await owner.query<{ name: string }>(
      `SELECT ${name} AS name FROM ${table} AS original WHERE ${isPublic} AND NOT EXISTS (
       SELECT FROM ${schema}.translations
       WHERE table_name = $1 AND row_id = original.${key}::text AND language = 'ar')`,
      [tableName],
    );
    expect(rows.map((row) => row.name)).toEqual(untranslated);
  },
);

test('all titles of presentations have a translation into Arabic', async () => {
  const { rows } = await owner.query<{ title: string }>(`
    SELECT DISTINCT presentation_title AS title FROM conferences.session_speakers AS assignment
    WHERE presentation_title <> '' AND NOT EXISTS (
      SELECT FROM conferences.translations
      WHERE row_id = assignment.session_id::text AND language = 'ar'
        AND presentation_title = ANY (string_to_array(originals ->> 'presentationTitles', E'\\n')))`);
  expect(rows).toEqual([]);
});

test('one translation is outdated', async () => {
  const { rows } = await owner.query(`
    SELECT name, position, originals ->> 'position' AS original FROM cms.translations
    JOIN cms.team_members ON team_members.id::text = row_id WHERE originals ->> 'position' <> position`);
  expect(rows).toEqual([
    { name: 'Idris Abubakar Wali', position: 'Adviser on Markets and Endowments', original: 'Adviser on Markets' },
  ]);
});

test('what was written in Arabic is its own translation', async () => {
  const { rows } = await owner.query(`
    SELECT fields ->> 'title' AS title, fields ->> 'city' AS city FROM conferences.translations
    JOIN conferences.conferences ON conferences.id::text = row_id WHERE slug = 'ethics-of-the-market'`);
  expect(rows).toEqual([{ title: 'أخلاق السوق وحرية العمل', city: 'عمّان' }]);
});
