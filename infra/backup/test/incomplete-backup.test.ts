import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '@majlis/kit/database/with-client';
import { createDatabase, runSql } from '@majlis/kit/testing/database';
import { copyBackupHistory, readHistory } from '../backup-records.js';
import { findBackup, listBackups } from '../backups.js';
import { shortId } from '../repository.js';
import { writeFakePgDump } from './find-client-programs.js';
import { backupPassword, TestInstallation, upsertContentSql } from './test-installation.js';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create();
  writeFakePgDump(join(installation.root, 'programs'));
});
afterAll(() => installation.destroy());

const hash = randomBytes(32).toString('hex');
const renditions = [`carousel/${hash}-400x300.webp`, `carousel/${hash}-400x300.avif`];
const nameUpload = `INSERT INTO operations.uploads (sha256) VALUES ('${hash}') ON CONFLICT DO NOTHING;
  ${upsertContentSql('home.picture', `/images/${renditions[0]}`)}`;

beforeEach(() => installation.reset());

/** The history must go, too, because it still names an upload that a row named before. */
async function forgetUpload(): Promise<void> {
  await installation.sql(upsertContentSql('home.picture', 'None'));
  await installation.sql('DELETE FROM cms.revisions');
}

async function emptyBucket(): Promise<void> {
  for (const key of Object.keys(await installation.objects())) await installation.config.objects.remove(key);
}

const addRows = (count: number, name = 'text') =>
  installation.sql(`INSERT INTO cms.content_entries
    SELECT '${name}.' || number, 'text', 'A text', 1, now(), 'a@example.org' FROM generate_series(1, ${count}) AS number`);
const addObjects = async (count: number) => {
  for (let number = 0; number < count; number += 1) await installation.put(`team/photo-${number}.webp`, 'a photo');
};
const lastRecord = async () => (await installation.records()).at(-1);

async function expectRejected(message: RegExp): Promise<void> {
  const before = await installation.stored('complete');
  await expect(installation.backUp({ retention: '0h 0d 0w 0m' })).rejects.toThrow(message);
  expect(await lastRecord()).toMatchObject({
    outcome: 'failed',
    message: expect.stringMatching(message),
  });
  expect(await installation.stored('complete')).toEqual(before);
  const [keptAside = ''] = await installation.stored('incomplete');
  expect((await lastRecord())?.message).toMatch(`It is kept aside as ${keptAside}.`);
}

test('the first backup is stored with its counts, even of an empty object store', async () => {
  await addRows(10);
  const { snapshot } = await installation.backUp();
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', row_count: String(snapshot.rows), objects: 0 });
});

test('the first backup is rejected when a used upload is missing', async () => {
  await installation.sql(nameUpload);
  await expectRejected(new RegExp(`The object store lacks 1 of the files that rows name \\(${hash}\\)`));
});

test('after the bucket was emptied backups are rejected until it is filled again, and good backups are kept', async () => {
  await installation.sql(nameUpload);
  for (const key of renditions) await installation.put(key, 'a picture');
  await addObjects(8);
  const { snapshot } = await installation.backUp();
  await emptyBucket();
  await expectRejected(/lacks 1 of the files .* It has 0 objects where there were 10, less than half/);
  await expectRejected(/It has 0 objects where there were 10/);
  expect(await installation.stored('incomplete')).toHaveLength(1);
  for (const key of renditions) await installation.put(key, 'a picture');
  await addObjects(8);
  const good = await installation.backUp();
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', objects: 10 });
  expect(await installation.stored('complete')).toEqual([shortId(good.snapshot), shortId(snapshot)]);
  expect(await installation.stored('incomplete')).toEqual([]);
});

test('a missing full size is reported by its key, a rendition can be made again', async () => {
  await installation.sql(nameUpload);
  for (const key of renditions) await installation.put(key, 'a picture');
  await installation.backUp();
  const [full = '', rendition = ''] = renditions.toSorted(
    (a, b) => Number(b.endsWith('.webp')) - Number(a.endsWith('.webp')),
  );
  await installation.config.objects.remove(rendition);
  await installation.backUp();
  await installation.put(rendition, 'a picture');
  await installation.config.objects.remove(full);
  await expectRejected(new RegExp(`that rows name \\(${full}\\)`));
});

test('an upload that neither a row nor the history uses any more is not missing', async () => {
  await installation.sql(nameUpload);
  for (const key of renditions) await installation.put(key, 'a picture');
  await addObjects(8);
  await installation.backUp();
  await forgetUpload();
  for (const key of renditions) await installation.config.objects.remove(key);
  await expect(installation.backUp()).resolves.toMatchObject({ problems: [] });
});

test('unused uploads may all be removed between two backups', async () => {
  for (const key of renditions) await installation.put(key, 'a picture');
  await installation.backUp();
  expect(await lastRecord()).toMatchObject({ objects: 2, used_objects: 0 });
  await emptyBucket();
  await installation.backUp();
  expect(await lastRecord()).toMatchObject({ outcome: 'stored', objects: 0 });
});

test('a backup with less than half of the rows is rejected, unless the operator confirms it for one run', async () => {
  await addRows(1_000);
  await installation.backUp();
  await installation.sql("DELETE FROM cms.content_entries WHERE key > 'text.2'");
  await expectRejected(/It has \d+ rows where there were \d+, less than half .*make backup FORCE=1/);
  await installation.backUp({ isShrinkIntended: true });
  await installation.backUp();
  expect(await lastRecord()).toMatchObject({ outcome: 'stored' });
  await installation.sql('TRUNCATE cms.content_entries');
  await expectRejected(/It has \d+ rows/);
});

test('the command exits with 1 and prints the reason, and the override does not hide missing uploads', async () => {
  await addObjects(4);
  await installation.backUp();
  await emptyBucket();
  const run = (environment: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['infra/dist/backup/backup.js'], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: installation.config.ownerUrl,
        OBJECT_STORE_URL: installation.storeUrl,
        OBJECT_STORE_ACCESS_KEY: 'S3RVER',
        OBJECT_STORE_SECRET_KEY: 'S3RVER',
        BACKUP_FOLDER: installation.root,
        BACKUP_PASSWORD: backupPassword,
        ...environment,
      },
    });
  await expect(run({})).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The backup is incomplete and does not count\. It has 0 objects .* It is kept aside as \w{8}\.$/m,
    ),
  });
  await installation.sql(nameUpload);
  await expect(run({ FORCE: '1' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('lacks 1 of the files'),
  });
  await forgetUpload();
  expect((await run({ FORCE: '1' })).stdout).toMatch(/ 0 objects\.$/m);
});

const tenTextsSql = Array.from({ length: 10 }, (_, key) => upsertContentSql(`text.${key}`, 'A text')).join(';');

/** Runs `action` with a database that does not know the backups, as on a machine after a disaster. */
async function withNewDatabase(action: (ownerUrl: string) => Promise<void>): Promise<void> {
  const database = await createDatabase();
  try {
    await action(database.ownerUrl);
  } finally {
    await database.drop();
  }
}

test('after a restore the next backup is compared with the restored one, not with the replaced content', async () => {
  const { config } = installation;
  await addRows(10);
  const { snapshot: small } = await installation.backUp();
  await addRows(1_000, 'more');
  await installation.backUp();
  await withNewDatabase(async (ownerUrl) => {
    await copyBackupHistory(config.ownerUrl, ownerUrl, small);
    expect(await readHistory(ownerUrl)).toMatchObject({ previousId: shortId(small), isEmpty: false });
    await runSql(ownerUrl, tenTextsSql);
    await expect(installation.backUp({ ownerUrl })).resolves.toMatchObject({ problems: [] });
  });
});

test('a new database waits beside the backups of another one, and continues them once one of them is restored', async () => {
  await addRows(10);
  const { snapshot } = await installation.backUp();
  await installation.backUp();
  const before = await installation.stored('complete');
  await withNewDatabase(async (ownerUrl) => {
    const backUp = () => installation.backUp({ ownerUrl, retention: '1h 1d 1w 1m' });
    const expected = /This database is new, and .* holds 2 backups of another one.*make restore.*make backup FORCE=1/s;
    await expect(backUp()).rejects.toThrow(expected);
    await expect(backUp()).rejects.toThrow(expected);
    expect(await installation.stored('complete')).toEqual(before);
    expect(await installation.stored('incomplete')).toEqual([]);
    const { rows } = await withClient(ownerUrl, (client) =>
      client.query('SELECT DISTINCT outcome, message FROM operations.backups'),
    );
    expect(rows).toEqual([{ outcome: 'failed', message: expect.stringMatching(expected) }]);
    // A restore copies the records of backups into the database that it has filled.
    await copyBackupHistory(ownerUrl, ownerUrl, snapshot);
    await runSql(ownerUrl, tenTextsSql);
    await backUp();
  });
});

test('a new installation that is meant to be new stores its backups beside the others, and removes none of them', async () => {
  const { config } = installation;
  await addRows(100);
  await installation.backUp();
  const { snapshot: good } = await installation.backUp();
  rmSync(join(installation.root, 'work/checked'));
  await withNewDatabase(async (ownerUrl) => {
    const own = { ownerUrl, retention: '1h 1d 1w 1m' };
    const { snapshot: empty } = await installation.backUp({ ...own, isShrinkIntended: true });
    expect(empty.tags).toEqual(expect.arrayContaining(['complete', 'empty', 'intended', 'rows=0']));
    expect(await installation.stored('complete')).toHaveLength(3);
    const { backups } = await listBackups(config.repository, undefined);
    expect(findBackup(backups, 'latest').snapshot.id).toBe(good.id);
    // From now on the repository counts as that of the new installation.
    await runSql(ownerUrl, upsertContentSql('home.title', 'New'));
    await installation.backUp(own);
  });
});

test('nothing is copied to an off-site repository of another database, nor over far more content there', async () => {
  const offSite = installation.repository('off-site');
  await addRows(100);
  await installation.backUp({ offSite });
  const copies = async () => ((await offSite.snapshots()) ?? []).map(({ id }) => id);
  const before = await copies();
  rmSync(join(installation.root, 'repository'), { recursive: true });
  await withNewDatabase(async (ownerUrl) => {
    await expect(installation.backUp({ offSite, ownerUrl })).rejects.toThrow(/off-site holds 1 backups of another/);
    expect(await installation.stored('complete')).toEqual([]);
    // A first backup is stored here while the off-site repository does not answer.
    await installation.backUp({ ownerUrl });
    const { problems } = await installation.backUp({ offSite, ownerUrl });
    expect(problems).toEqual([expect.stringMatching(/^Not off-site: This database is new, and .*off-site holds 1/)]);
  });
  await installation.sql('DELETE FROM cms.content_entries');
  rmSync(join(installation.root, 'repository'), { recursive: true });
  const { problems } = await installation.backUp({ offSite });
  expect(problems).toEqual([
    expect.stringMatching(/^Not off-site: It has \d+ rows where there were \d+, less than half/),
  ]);
  expect(await copies()).toEqual(before);
});
