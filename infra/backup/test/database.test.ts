import { withClient } from '@majlis/kit/database/with-client';
import { openDatabase } from '@majlis/kit/testing/database';
import { Pool } from 'pg';
import { isBackupDue } from '../backup-records.js';
import {
  createStagingDatabase,
  diffChecksums,
  dropStagingDatabase,
  swapDatabases,
  tableChecksums,
  withBackupLock,
} from '../database.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create();
  await installation.sql(`${upsertContentSql('home.title', 'One')}; ${upsertContentSql('home.text', 'Two')}`);
});
afterAll(() => installation.destroy());

const content = async () => (await installation.checksums()).find(({ table }) => table === 'cms.content_entries');

test("a table's checksum depends neither on the order of its rows nor on session settings", async () => {
  const previous = await content();
  expect(previous?.rows).toBe(2);
  await installation.sql("UPDATE cms.content_entries SET content = content; SET TimeZone = 'Asia/Kuala_Lumpur'");
  const otherSettings = await withClient(installation.database.ownerUrl, async (client) => {
    await client.query(
      "SET TimeZone = 'Asia/Kuala_Lumpur'; SET DateStyle = 'German'; SET bytea_output = 'escape'; BEGIN",
    );
    return tableChecksums(client);
  });
  expect(otherSettings).toEqual(await installation.checksums());
  expect(await content()).toEqual(previous);
});

test.each([
  ['other content', "UPDATE cms.content_entries SET content = 'one' WHERE key = 'home.title'"],
  [
    'two values exchanged',
    "UPDATE cms.content_entries SET content = CASE content WHEN 'One' THEN 'Two' ELSE 'One' END",
  ],
  ['nothing instead of something', 'UPDATE cms.content_entries SET deleted_at = now()'],
])('%s changes the checksum', async (_case, change) => {
  await installation.sql(`UPDATE cms.content_entries SET deleted_at = NULL;
    UPDATE cms.content_entries SET content = 'One' WHERE key = 'home.title';
    UPDATE cms.content_entries SET content = 'Two' WHERE key = 'home.text'`);
  const previous = await content();
  await installation.sql(change);
  expect((await content())?.checksum).not.toBe(previous?.checksum);
});

test.each([
  ['the first one', "'failed', now()", true],
  ['an hour after the last one', "'stored', now() - interval '55 minutes'", true],
  ['soon after the last one', "'stored', now() - interval '50 minutes'", false],
  [
    'one whose predecessor is of the future, because the clock was set back',
    "'stored', now() + interval '2 hours'",
    true,
  ],
])('a backup may be due: %s', async (_case, last, isDue) => {
  await installation.sql(`INSERT INTO operations.backups (outcome, started_at) VALUES (${last})`);
  expect(await isBackupDue(installation.config.ownerUrl)).toBe(isDue);
});

test('differences are listed by table', () => {
  const sum = (table: string, rows = 1, checksum = 'a') => ({ table, rows, checksum });
  expect(diffChecksums([sum('a'), sum('b')], [sum('b'), sum('a')])).toEqual([]);
  expect(diffChecksums([sum('a'), sum('b'), sum('c')], [sum('a', 2), sum('b', 1, 'b'), sum('d')])).toEqual([
    'a has 2 rows instead of 1',
    'b has other content',
    'c is missing',
    'd should not be there',
  ]);
});

test('a second backup or restore is rejected while one is running', async () => {
  const { ownerUrl } = installation.config;
  await withBackupLock(ownerUrl, async () => {
    await expect(withBackupLock(ownerUrl, async () => 'no')).rejects.toThrow('Another backup or restore is running');
  });
  await expect(withBackupLock(ownerUrl, async () => 'yes')).resolves.toBe('yes');
});

function startPolling(url: string) {
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  const values = new Set<string>();
  let isPolling = true;
  let maxGapMs = 0;
  const polling = Promise.all(
    [1, 2, 3, 4].map(async () => {
      let last = Date.now();
      while (isPolling) {
        const response = await pool
          .query("SELECT content FROM cms.content_entries WHERE key = 'home.title'")
          .catch(() => undefined);
        if (!response) continue;
        maxGapMs = Math.max(maxGapMs, Date.now() - last);
        last = Date.now();
        values.add(response.rows[0].content);
      }
    }),
  );
  const stop = async () => {
    isPolling = false;
    await polling;
    await pool.end();
    return { values: [...values], maxGapMs };
  };
  return { stop };
}

async function createRestoredDatabase(): Promise<string> {
  const stagingUrl = await createStagingDatabase(installation.config.ownerUrl);
  const client = await openDatabase(stagingUrl);
  await client.query('CREATE SCHEMA cms; CREATE TABLE cms.content_entries (key text, content text)');
  await client.query("INSERT INTO cms.content_entries VALUES ('home.title', 'Restored')");
  await client.end();
  return stagingUrl;
}

test('the live database is replaced while readers keep querying it', async () => {
  await installation.sql(upsertContentSql('home.title', 'Live'));
  await createRestoredDatabase();
  const readers = startPolling(installation.config.ownerUrl);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const previousDatabase = await swapDatabases(installation.config.ownerUrl);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { values, maxGapMs } = await readers.stop();
  expect(values.sort()).toEqual(['Live', 'Restored']);
  expect(maxGapMs).toBeLessThan(3_000);
  expect(await installation.databases()).toEqual([previousDatabase]);
  const previous = await openDatabase(installation.database.ownerUrl.replace(/\/[^/]+$/, `/${previousDatabase}`));
  expect((await previous.query("SELECT content FROM cms.content_entries WHERE key = 'home.title'")).rows).toEqual([
    { content: 'Live' },
  ]);
  await previous.end();
});

test('a swap that fails changes nothing', async () => {
  const titles = () => installation.rows("SELECT content FROM cms.content_entries WHERE key = 'home.title'");
  const before = await titles();
  await createRestoredDatabase();
  // The name of the previous database contains the second of the swap, so the next swap must be in another one.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await dropStagingDatabase(installation.config.ownerUrl);
  await expect(swapDatabases(installation.config.ownerUrl)).rejects.toThrow('does not exist');
  expect(await titles()).toEqual(before);
});

test('a restore drops the staging database of a killed one', async () => {
  const killedUrl = await createRestoredDatabase();
  const stagingUrl = await createStagingDatabase(installation.config.ownerUrl);
  const restoring = (await installation.databases()).filter((name) => name.endsWith('_restoring'));
  expect(restoring).toEqual([new URL(stagingUrl).pathname.slice(1)]);
  expect(stagingUrl).toBe(killedUrl);
  const schemas = await withClient(stagingUrl, (client) => client.query("SELECT to_regnamespace('cms') AS cms"));
  expect(schemas.rows).toEqual([{ cms: null }]);
});

test('a staging database has the encoding and collation of the live one', async () => {
  const stagingUrl = await createStagingDatabase(installation.config.ownerUrl);
  const localeSql = `SELECT encoding, datlocprovider, datcollate, datctype, datlocale FROM pg_database WHERE datname = current_database()`;
  const read = (url: string) => withClient(url, async (client) => (await client.query(localeSql)).rows);
  expect(await read(stagingUrl)).toEqual(await read(installation.config.ownerUrl));
});
