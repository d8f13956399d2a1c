import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changesChannel } from '@majlis/kit/database/change-notifications';
import { createDatabase, openDatabase, rolePasswords, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { allMigrations, laterMigrations, migrate } from './migrate.js';
import { pendingMigrations, services } from './pending.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const asRole = (role: keyof typeof rolePasswords, statement: string) => runSql(data.urlFor(role), statement);
const empty = 'DROP SCHEMA auth, cms, conferences, feeds, operations, search CASCADE';

test('of concurrent jobs one runs the migrations and the others find them applied', async () => {
  await runSql(data.ownerUrl, empty);
  const applied = await Promise.all([1, 2, 3].map(() => migrate(data.ownerUrl, rolePasswords)));
  const all = (await allMigrations()).flatMap(({ migrations }) => migrations);
  expect(applied.flat().sort()).toEqual(all.map(({ name }) => name).sort());
  expect(await migrate(data.ownerUrl, rolePasswords)).toEqual([]);
});

test('a job that failed half-way can be run again', async () => {
  await runSql(data.ownerUrl, `${empty}; CREATE SCHEMA cms; CREATE TABLE cms.content_entries (x int)`);
  await expect(migrate(data.ownerUrl, rolePasswords)).rejects.toThrow('"content_entries" already exists');
  await runSql(data.ownerUrl, 'DROP TABLE cms.content_entries');
  expect(await migrate(data.ownerUrl, rolePasswords)).toContain('FirstRelease1700000000025');
});

test('a database of the first release keeps its tables; an older one is rejected', async () => {
  const first = 'FirstRelease1700000000025';
  const record = (name: string) =>
    runSql(
      data.ownerUrl,
      `DELETE FROM cms.migrations; INSERT INTO cms.migrations (timestamp, name) VALUES (1, '${name}')`,
    );
  await record('Visits1700000000024');
  await expect(migrate(data.ownerUrl, rolePasswords)).rejects.toThrow('older than release 0.1.0');
  await record('Translations1700000000025');
  expect((await migrate(data.ownerUrl, rolePasswords))[0]).toBe(first);
  expect(await laterMigrations({ cms: ['Content1700000000002', first], feeds: ['Later1900000000001'] })).toEqual([
    'feeds Later1900000000001',
  ]);
});

test('a job logs JSON lines, even when it fails', async () => {
  await runSql(data.ownerUrl, `${empty}; CREATE SCHEMA cms; CREATE TABLE cms.content_entries (x int)`);
  const runJob = () => {
    const main = fileURLToPath(new URL('../dist/migrate/main.js', import.meta.url));
    const passwords = Object.entries(rolePasswords).map(([role, password]) => [
      `${role.toUpperCase()}_DATABASE_PASSWORD`,
      password,
    ]);
    const env = { DATABASE_URL: data.ownerUrl, ...Object.fromEntries(passwords) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    const log = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    return { status, stderr, log };
  };
  const failed = runJob();
  expect([failed.status, failed.stderr]).toEqual([1, '']);
  expect(failed.log).toEqual([
    expect.objectContaining({ level: 'error', message: expect.stringContaining('FirstRelease1700000000025') }),
    expect.objectContaining({ level: 'fatal', error: expect.stringContaining('"content_entries" already exists') }),
  ]);
  await runSql(data.ownerUrl, 'DROP TABLE cms.content_entries');
  expect(runJob()).toEqual({ status: 0, stderr: '', log: [expect.objectContaining({ service: 'migrate' })] });
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
  ['publisher', 'SELECT FROM cms.content_entries'],
  ['publisher', 'SELECT FROM auth.sessions'],
  ['publisher', 'CREATE TABLE public.more (x int)'],
  ['publisher', 'SELECT FROM operations.backups'],
  ['feeds', 'SELECT FROM operations.backups'],
  ['cms', "UPDATE operations.backups SET outcome = 'stored'"],
  ['cms', 'CREATE TABLE operations.more (x int)'],
  ['cms', 'SELECT FROM operations.migrations'],
  ['cms', 'DELETE FROM search.entries'],
  ['cms', 'SELECT FROM search.pages'],
  ['conferences', 'SELECT FROM search.entries'],
  ['publisher', 'DROP TABLE search.entries'],
  ['publisher', 'DELETE FROM search.migrations'],
] as const)('the role of %s may not %s', async (role, statement) => {
  await expect(asRole(role, statement)).rejects.toThrow(/permission denied|must be owner/);
});

test.each([
  ['conferences', 'SELECT FROM auth.sessions'],
  ['feeds', 'SELECT FROM auth.sessions'],
  ['cms', 'DELETE FROM auth.sessions'],
  ['feeds', 'DELETE FROM feeds.items'],
  ['publisher', `LISTEN ${changesChannel}`],
  ['conferences', "INSERT INTO operations.service_instances VALUES ('conferences', 'a', '1', now(), now())"],
  ['feeds', 'UPDATE operations.service_instances SET seen_at = now()'],
  ['publisher', "DELETE FROM operations.service_instances WHERE seen_at < now() - interval '1 day'"],
  ['cms', 'SELECT FROM operations.service_instances'],
  ['cms', 'SELECT FROM operations.backups'],
  ['cms', "SELECT FROM search.entries, search.nearest_words('a')"],
  ['publisher', 'DELETE FROM search.pages'],
  ['publisher', "SELECT search.vector_of('a')"],
] as const)('the role of %s may %s', async (role, statement) => {
  await expect(asRole(role, statement)).resolves.toBeUndefined();
});

test.each(services)('%s waits for the migrations of its release, with its own role', async (service) => {
  const url = data.urlFor(service);
  await expect(pendingMigrations(url, service)).resolves.toEqual([]);
  const owner = await openDatabase(data.ownerUrl);
  const { rows } = await owner.query<{ name: string }>(`DELETE FROM ${service}.migrations WHERE id = 1 RETURNING name`);
  expect(rows).toHaveLength(1);
  await expect(pendingMigrations(url, service)).resolves.toEqual(rows.map(({ name }) => name));
  await owner.query(`INSERT INTO ${service}.migrations (timestamp, name) VALUES (1, $1)`, [rows[0]?.name]);
  await owner.end();
});

test('a service also waits for the privileges on new tables', async () => {
  await runSql(data.ownerUrl, 'CREATE TABLE feeds.more (x int)');
  await expect(pendingMigrations(data.urlFor('feeds'), 'feeds')).resolves.toEqual(['rights to feeds.more']);
  await migrate(data.ownerUrl, rolePasswords);
  await expect(pendingMigrations(data.urlFor('feeds'), 'feeds')).resolves.toEqual([]);
});
