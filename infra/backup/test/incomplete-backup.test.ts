import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createDatabase } from '@majlis/kit/testing/database';
import { copyBackupHistory, previousCounts } from '../database/backup-records.js';
import { makeBackup } from '../make-backup.js';
import { writeFakePgDump } from './find-client-programs.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

let stage: TestInstallation;
let programs: string;
beforeAll(async () => {
  stage = await TestInstallation.create({ pgDump: 'false', pgRestore: 'false' });
  programs = join(dirname(stage.config.folder), 'programs');
  Object.assign(stage.config.programs, writeFakePgDump(programs));
});
afterAll(() => stage.destroy());

const hash = randomBytes(32).toString('hex');
const renditions = [`carousel/${hash}-400x300.webp`, `carousel/${hash}-400x300.avif`];
const nameUpload = `INSERT INTO operations.uploads (sha256) VALUES ('${hash}') ON CONFLICT DO NOTHING;
  ${upsertContentSql('home.picture', `/images/${renditions[0]}`)}`;

beforeEach(async () => {
  await stage.sql('TRUNCATE operations.backups; TRUNCATE cms.content_entries');
  await emptyBucket();
  rmSync(stage.config.folder, { recursive: true, force: true });
  mkdirSync(stage.config.folder);
});

async function emptyBucket(): Promise<void> {
  for (const key of Object.keys(await stage.objects())) await stage.config.objects.remove(key);
}

const addRows = (count: number) =>
  stage.sql(`INSERT INTO cms.content_entries
    SELECT 'text.' || number, 'text', 'A text', 1, now(), 'a@example.org' FROM generate_series(1, ${count}) AS number`);
const addObjects = async (count: number) => {
  for (let number = 0; number < count; number += 1) await stage.put(`team/photo-${number}.webp`, 'a photo');
};
const files = () => readdirSync(stage.config.folder).sort();
const lastRecord = async () =>
  (await stage.rows<Record<string, unknown>>('SELECT * FROM operations.backups ORDER BY id DESC LIMIT 1'))[0];

async function expectRefused(words: RegExp): Promise<void> {
  const before = files().filter((name) => name.endsWith('.tar'));
  await expect(makeBackup({ ...stage.config, keep: 1 })).rejects.toThrow(words);
  expect(await lastRecord()).toMatchObject({ outcome: 'failed', message: expect.stringMatching(words), sha256: null });
  const aside = `${String((await lastRecord())?.file)}.incomplete`;
  expect(files()).toEqual([...before, aside].sort());
}

test('the first backup ever is stored, of an empty store too, and says how much it holds', async () => {
  await addRows(10);
  const { manifest } = await makeBackup(stage.config);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', row_count: String(rows), objects: 0 });
});

test('a first backup is refused, too, when rows name an upload that is not there', async () => {
  await stage.sql(nameUpload);
  await expectRefused(new RegExp(`The object store lacks 1 of the files that rows name \\(${hash}\\)`));
});

test('after the bucket was emptied backups are refused until it is filled again, and push no good one out', async () => {
  await stage.sql(nameUpload);
  for (const key of renditions) await stage.put(key, 'a picture');
  await addObjects(8);
  const { path } = await makeBackup(stage.config);
  await emptyBucket();
  await expectRefused(/lacks 1 of the files .* It has 0 objects where there were 10, less than half/);
  await expectRefused(/It has 0 objects where there were 10/);
  expect(files().filter((name) => name.endsWith('.incomplete'))).toHaveLength(1);
  for (const key of renditions) await stage.put(key, 'a picture');
  await addObjects(8);
  await makeBackup({ ...stage.config, keep: 1 });
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', objects: 10 });
  expect([existsSync(path), files().length]).toEqual([false, 1]);
  expect(await stage.rows('SELECT FROM operations.backups WHERE pruned_at IS NOT NULL')).toHaveLength(1);
});

test('a single rendition that is missing is named by its key', async () => {
  await stage.sql(nameUpload);
  for (const key of renditions) await stage.put(key, 'a picture');
  await makeBackup(stage.config);
  await stage.config.objects.remove(renditions[1] ?? '');
  await expectRefused(new RegExp(`that rows name \\(${renditions[1]}\\)`));
});

test('what is removed on purpose is not missing: a row that names an upload no longer, or an upload that nothing names', async () => {
  await stage.sql(nameUpload);
  for (const key of renditions) await stage.put(key, 'a picture');
  await addObjects(8);
  await makeBackup(stage.config);
  await stage.sql(upsertContentSql('home.picture', 'None'));
  for (const key of renditions) await stage.config.objects.remove(key);
  await expect(makeBackup(stage.config)).resolves.toMatchObject({ path: expect.stringMatching(/\.tar$/) });
});

test('uploads that no row names may all go between two backups', async () => {
  for (const key of renditions) await stage.put(key, 'a picture');
  await makeBackup(stage.config);
  expect(await lastRecord()).toMatchObject({ objects: 2, used_objects: 0 });
  await emptyBucket();
  await makeBackup(stage.config);
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', objects: 0 });
});

test('with less than half of the rows it is refused, and that they were removed on purpose is said for one run', async () => {
  await addRows(1_000);
  await makeBackup(stage.config);
  await stage.sql("DELETE FROM cms.content_entries WHERE key > 'text.2'");
  await expectRefused(/It has \d+ rows where there were \d+, less than half .*make backup ANYWAY=1/);
  await makeBackup({ ...stage.config, isShrinkIntended: true });
  await makeBackup(stage.config);
  expect(await lastRecord()).toMatchObject({ outcome: 'stored' });
  await stage.sql('TRUNCATE cms.content_entries');
  await expectRefused(/It has \d+ rows/);
});

test('the command of an operator ends with 1 and the reason; the override does not hide missing uploads', async () => {
  await addObjects(4);
  await makeBackup(stage.config);
  await emptyBucket();
  const run = (environment: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['infra/dist/backup/backup.js'], {
      env: {
        PATH: `${programs}:${process.env.PATH}`,
        DATABASE_URL: stage.config.ownerUrl,
        OBJECT_STORE_URL: stage.storeUrl,
        OBJECT_STORE_ACCESS_KEY: 'S3RVER',
        OBJECT_STORE_SECRET_KEY: 'S3RVER',
        BACKUP_FOLDER: stage.config.folder,
        ...environment,
      },
    });
  await expect(run({})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The backup is incomplete and does not count\. It has 0 objects .*\.tar\.incomplete\.$/m,
    ),
  });
  await stage.sql(nameUpload);
  await expect(run({ ANYWAY: '1' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('lacks 1 of the files'),
  });
  await stage.sql(upsertContentSql('home.picture', 'None'));
  expect((await run({ ANYWAY: '1' })).stdout).toMatch(/ 0 objects; SHA-256/);
});

test('after a restore the next backup is compared with the one that was restored, not with what it replaced', async () => {
  await addRows(10);
  const { path: small } = await makeBackup(stage.config);
  await addRows(0);
  await stage.sql(`INSERT INTO cms.content_entries
    SELECT 'more.' || number, 'text', 'A text', 1, now(), 'a@example.org' FROM generate_series(1, 1000) AS number`);
  await makeBackup(stage.config);
  const { ownerUrl } = stage.config;
  const [{ rows = 0 }] = [(await previousCounts(ownerUrl)) ?? {}];
  expect(rows).toBeGreaterThan(1_000);
  const restored = await createDatabase();
  await copyBackupHistory(ownerUrl, restored.ownerUrl, small.split('/').at(-1) ?? '');
  expect((await previousCounts(restored.ownerUrl))?.rows).toBe(Number(rows) - 1_000);
  const elsewhere = await createDatabase();
  await copyBackupHistory(restored.ownerUrl, elsewhere.ownerUrl, 'majlis-20200101T000000Z.tar');
  expect(await previousCounts(elsewhere.ownerUrl)).toBeUndefined();
  await Promise.all([restored.drop(), elsewhere.drop()]);
});

test('before an upgrade a backup is made of the tables of the release before, and compared with what those record', async () => {
  await stage.sql(`ALTER TABLE operations.backups DROP COLUMN row_count, DROP COLUMN used_objects, DROP COLUMN superseded_at, DROP COLUMN pruned_at;
    DROP FUNCTION operations.uploads_in_use(text[])`);
  await addObjects(4);
  await makeBackup(stage.config);
  await makeBackup({ ...stage.config, keep: 1 });
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', objects: 4 });
  expect(files()).toHaveLength(1);
  await emptyBucket();
  await expectRefused(/It has 0 objects where there were 4/);
});
