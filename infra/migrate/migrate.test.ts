import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authMigrations, cmsMigrations } from '@majlis/cms/migrations';
import { conferencesMigrations } from '@majlis/conferences/migrations';
import { feedsMigrations } from '@majlis/feeds/migrations';
import { asOwner, createDatabase, rolePasswords, type TestDatabase } from '@majlis/kit/testing/database';
import { migrate } from './migrate.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const asRole = (role: keyof typeof rolePasswords, statement: string) => asOwner(data.urlFor(role), statement);
const every = [authMigrations, cmsMigrations, conferencesMigrations, feedsMigrations].flatMap(
  ({ migrations }) => migrations,
);
const empty = 'DROP SCHEMA auth, cms, conferences, feeds CASCADE';

test('of jobs that start at the same moment one does the work and the others find it done', async () => {
  await asOwner(data.ownerUrl, empty);
  const ran = await Promise.all([1, 2, 3].map(() => migrate(data.ownerUrl, rolePasswords)));
  expect(ran.flat().sort()).toEqual(every.map(({ name }) => name).sort());
  expect(await migrate(data.ownerUrl, rolePasswords)).toEqual([]);
});

test('a job that fails half-way can be run again', async () => {
  await asOwner(data.ownerUrl, `${empty}; CREATE SCHEMA cms; CREATE TABLE cms.content_entries (x int)`);
  await expect(migrate(data.ownerUrl, rolePasswords)).rejects.toThrow('"content_entries" already exists');
  await asOwner(data.ownerUrl, 'DROP TABLE cms.content_entries');
  expect(await migrate(data.ownerUrl, rolePasswords)).toContain('Content1700000000002');
});

test.each([
  ['conferences', 'SELECT FROM cms.content_entries'],
  ['conferences', 'DELETE FROM auth.sessions'],
  ['feeds', 'SELECT FROM cms.content_entries'],
  ['feeds', 'SELECT FROM conferences.conferences'],
  ['feeds', 'SELECT FROM auth.accounts'],
  ['feeds', "UPDATE auth.sessions SET email = ''"],
  ['cms', 'SELECT FROM feeds.items'],
  ['cms', 'DELETE FROM cms.migrations'],
  ['cms', 'CREATE TABLE cms.more (x int)'],
  ['cms', 'DROP TABLE cms.content_entries'],
  ['cms', 'CREATE TABLE public.more (x int)'],
  ['cms', 'CREATE ROLE more'],
] as const)('the role of %s may not %s', async (role, statement) => {
  await expect(asRole(role, statement)).rejects.toThrow(/permission denied|must be owner/);
});

test.each([
  ['conferences', 'SELECT FROM auth.sessions'],
  ['feeds', 'SELECT FROM auth.sessions'],
  ['cms', 'DELETE FROM auth.sessions'],
  ['feeds', 'DELETE FROM feeds.items'],
] as const)('the role of %s may %s', async (role, statement) => {
  await expect(asRole(role, statement)).resolves.toBeUndefined();
});
