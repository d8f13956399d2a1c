import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '@majlis/kit/testing/database';
import { Pool } from 'pg';
import { withBackupLock, withClient } from '../database/client.js';
import { programsInPath } from '../database/client-programs.js';
import { createStagingDatabase, dropStagingDatabase, swapDatabases } from '../database/staging-database.js';
import { diffChecksums, tableChecksums } from '../database/table-checksums.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

let stage: TestInstallation;
beforeAll(async () => {
  stage = await TestInstallation.create(programsInPath);
  await stage.sql(`${upsertContentSql('home.title', 'One')}; ${upsertContentSql('home.text', 'Two')}`);
});
afterAll(() => stage.destroy());

const content = async () => (await stage.checksums()).find(({ table }) => table === 'cms.content_entries');

test('a table sums up to the same whatever the order of its rows and the settings of who asks', async () => {
  const before = await content();
  expect(before?.rows).toBe(2);
  await stage.sql("UPDATE cms.content_entries SET content = content; SET TimeZone = 'Asia/Kuala_Lumpur'");
  const elsewhere = await withClient(stage.database.ownerUrl, async (client) => {
    await client.query(
      "SET TimeZone = 'Asia/Kuala_Lumpur'; SET DateStyle = 'German'; SET bytea_output = 'escape'; BEGIN",
    );
    return tableChecksums(client);
  });
  expect(elsewhere).toEqual(await stage.checksums());
  expect(await content()).toEqual(before);
});

test.each([
  ['other content', "UPDATE cms.content_entries SET content = 'one' WHERE key = 'home.title'"],
  [
    'two values exchanged',
    "UPDATE cms.content_entries SET content = CASE content WHEN 'One' THEN 'Two' ELSE 'One' END",
  ],
  ['nothing instead of something', 'UPDATE cms.content_entries SET deleted_at = now()'],
])('%s is another sum', async (_case, change) => {
  await stage.sql(`UPDATE cms.content_entries SET deleted_at = NULL;
    UPDATE cms.content_entries SET content = 'One' WHERE key = 'home.title';
    UPDATE cms.content_entries SET content = 'Two' WHERE key = 'home.text'`);
  const before = await content();
  await stage.sql(change);
  expect((await content())?.checksum).not.toBe(before?.checksum);
});

test('what differs is said by table', () => {
  const sum = (table: string, rows = 1, checksum = 'a') => ({ table, rows, checksum });
  expect(diffChecksums([sum('a'), sum('b')], [sum('b'), sum('a')])).toEqual([]);
  expect(diffChecksums([sum('a'), sum('b'), sum('c')], [sum('a', 2), sum('b', 1, 'b'), sum('d')])).toEqual([
    'a has 2 rows instead of 1',
    'b has other content',
    'c is missing',
    'd should not be there',
  ]);
});

test('while one is at work another is told to wait', async () => {
  const { ownerUrl } = stage.config;
  await withBackupLock(ownerUrl, async () => {
    await expect(withBackupLock(ownerUrl, async () => 'no')).rejects.toThrow('Another backup or restore is running');
  });
  await expect(withBackupLock(ownerUrl, async () => 'yes')).resolves.toBe('yes');
});

function keepAsking(url: string) {
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => undefined);
  const seen = new Set<string>();
  let isAsking = true;
  let longestSilence = 0;
  const asking = Promise.all(
    [1, 2, 3, 4].map(async () => {
      let last = Date.now();
      while (isAsking) {
        const answer = await pool
          .query("SELECT content FROM cms.content_entries WHERE key = 'home.title'")
          .catch(() => undefined);
        if (!answer) continue;
        longestSilence = Math.max(longestSilence, Date.now() - last);
        last = Date.now();
        seen.add(answer.rows[0].content);
      }
    }),
  );
  const stop = async () => {
    isAsking = false;
    await asking;
    await pool.end();
    return { seen: [...seen], longestSilence };
  };
  return { stop };
}

async function restoredBeside(at: Date): Promise<string> {
  const scratchUrl = await createStagingDatabase(stage.config.ownerUrl, at);
  const client = await openDatabase(scratchUrl);
  await client.query('CREATE SCHEMA cms; CREATE TABLE cms.content_entries (key text, content text)');
  await client.query("INSERT INTO cms.content_entries VALUES ('home.title', 'Restored')");
  await client.end();
  return scratchUrl;
}

test('a database takes the place of another while all its readers go on asking', async () => {
  await stage.sql(upsertContentSql('home.title', 'Live'));
  const at = new Date();
  const scratchUrl = await restoredBeside(at);
  const readers = keepAsking(stage.config.ownerUrl);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const former = await swapDatabases(stage.config.ownerUrl, scratchUrl, at);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { seen, longestSilence } = await readers.stop();
  expect(seen.sort()).toEqual(['Live', 'Restored']);
  expect(longestSilence).toBeLessThan(3_000);
  expect(await stage.databases()).toEqual([former]);
  const before = await openDatabase(stage.database.ownerUrl.replace(/\/[^/]+$/, `/${former}`));
  expect((await before.query("SELECT content FROM cms.content_entries WHERE key = 'home.title'")).rows).toEqual([
    { content: 'Live' },
  ]);
  await before.end();
});

test('an exchange that cannot be finished changes nothing', async () => {
  const at = new Date(Date.now() + 60_000);
  const scratchUrl = await restoredBeside(at);
  await dropStagingDatabase(scratchUrl);
  await expect(swapDatabases(stage.config.ownerUrl, scratchUrl, at)).rejects.toThrow('does not exist');
  expect(await stage.rows("SELECT content FROM cms.content_entries WHERE key = 'home.title'")).toEqual([
    { content: 'Restored' },
  ]);
});

test('what a killed restore left is cleared away by the next', async () => {
  await createStagingDatabase(stage.config.ownerUrl, new Date('2026-11-20T02:30:00Z'));
  const scratchUrl = await createStagingDatabase(stage.config.ownerUrl, new Date('2026-11-20T02:31:00Z'));
  const restoring = (await stage.databases()).filter((name) => name.includes('_restoring_'));
  expect(restoring).toEqual([new URL(scratchUrl).pathname.slice(1)]);
});

test('a scratch database has the letters and their order of the live one', async () => {
  const scratchUrl = await createStagingDatabase(stage.config.ownerUrl, new Date('2026-11-20T02:32:00Z'));
  const of = `SELECT encoding, datlocprovider, datcollate, datctype, datlocale FROM pg_database WHERE datname = current_database()`;
  const read = (url: string) => withClient(url, async (client) => (await client.query(of)).rows);
  expect(await read(scratchUrl)).toEqual(await read(stage.config.ownerUrl));
});
