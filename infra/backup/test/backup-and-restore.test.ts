import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase } from '@majlis/kit/testing/database';
import { revertMigrations } from '@majlis/kit/testing/revert-migrations';
import { corruptions } from '../../drill/archives/corruptions.js';
import { allMigrations } from '../../migrate/migrate.js';
import { type ClientPrograms, programsInPath } from '../database/client-programs.js';
import { makeBackup } from '../make-backup.js';
import { restoreArchive } from '../restore-archive.js';
import { sendOffSite } from '../store/off-site-store.js';
import { findClientPrograms, writeFakePgDump } from './find-client-programs.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

const programs = findClientPrograms();
/** Machines without an installed PostgreSQL 18 skip these tests. */
const describeWithPrograms = programs ? describe : describe.skip;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create(programs ?? programsInPath);
});
afterAll(() => installation.destroy());

const silent = { confirm: async () => true, print: () => undefined };
const restore = (path: string) => restoreArchive(installation.config, { path, ...silent });
const rowsOfBackups = () =>
  installation.rows<{ outcome: string; file: string; message: string | null }>(
    'SELECT outcome, file, bytes, objects, sha256, message FROM operations.backups ORDER BY id',
  );

test('a failed backup records the reason and leaves no files', async () => {
  const broken: ClientPrograms = { pgDump: 'false', pgRestore: 'false' };
  await expect(makeBackup({ ...installation.config, programs: broken })).rejects.toThrow('false ended with 1');
  expect(await rowsOfBackups()).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('ended with 1') },
  ]);
  expect(await readdir(installation.config.folder)).toEqual([]);
});

test('the next backup records a killed one as failed and removes its files', async () => {
  await installation.sql(
    "INSERT INTO operations.backups (started_at, outcome, file) VALUES (now(), 'running', 'majlis-killed.tar')",
  );
  await writeFile(join(installation.config.folder, 'majlis-20261120T023000Z.tar.dump.partial'), 'half');
  await expect(
    makeBackup({ ...installation.config, programs: { pgDump: 'false', pgRestore: 'false' } }),
  ).rejects.toThrow();
  const [, killed] = await rowsOfBackups();
  expect(killed).toMatchObject({ outcome: 'failed', message: 'The backup was killed, or the machine went down.' });
  expect(await readdir(installation.config.folder)).toEqual([]);
});

test('a complete archive counts as stored even when an old one cannot be removed', async () => {
  const fakePgDump = writeFakePgDump(join(dirname(installation.config.folder), 'programs'));
  const undeletable = join(installation.config.folder, 'majlis-20200101T000000Z.tar');
  await mkdir(undeletable);
  await expect(makeBackup({ ...installation.config, programs: fakePgDump, maxArchives: 1 })).rejects.toThrow(
    undeletable,
  );
  expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
  expect(await readdir(installation.config.folder)).toHaveLength(2);
  await rm(installation.config.folder, { recursive: true });
});

describeWithPrograms('with pg_dump and pg_restore', () => {
  let path: string;

  beforeEach(async () => {
    await installation.sql(`TRUNCATE cms.content_entries; ${upsertContentSql('home.title', 'As it was')}`);
    await installation.sql(
      `INSERT INTO auth.sessions (id_sha256, iss, sub, email, display_name, absolute_end, user_agent_hash)
       VALUES (sha256('${Math.random()}'), 'i', 's', 'a@example.org', 'A', now() + interval '8 hours', '')`,
    );
    await installation.put('team/a-1.webp', 'a picture');
    await installation.put('carousel/empty.webp', '');
    ({ path } = await makeBackup(installation.config));
  });

  test('a restore brings back rows and objects with their content types, but no staff sessions', async () => {
    const expected = await installation.checksums();
    const objects = await installation.objects();
    expect(objects).toEqual({ 'carousel/empty.webp': 'image/webp ', 'team/a-1.webp': 'image/webp a picture' });
    await installation.sql(
      `${upsertContentSql('home.title', 'Later')}; ${upsertContentSql('home.text', 'Later, too')}`,
    );
    await installation.config.objects.remove('team/a-1.webp');
    await installation.put('carousel/empty.webp', 'damaged');
    await installation.put('team/since.webp', 'since');
    const { previousDatabase, objects: objectCounts } = await restore(path);
    expect(await installation.rows('SELECT key, content FROM cms.content_entries')).toEqual([
      { key: 'home.title', content: 'As it was' },
    ]);
    expect(await installation.checksums()).toEqual(expected);
    expect(await installation.rows('SELECT FROM auth.sessions')).toEqual([]);
    expect(objectCounts).toEqual({ added: 1, repaired: 1, unchanged: 0 });
    expect(await installation.objects()).toEqual({ ...objects, 'team/since.webp': 'image/webp since' });
    expect(await installation.databases()).toEqual([previousDatabase]);
  });

  test('in a restored database each service has its own privileges only', async () => {
    await restore(path);
    const cms = await openDatabase(installation.database.urlFor('cms'));
    await cms.query(upsertContentSql('home.title', 'By cms'));
    await expect(cms.query('SELECT FROM feeds.items')).rejects.toThrow('permission denied');
    await cms.end();
    const publisher = await openDatabase(installation.database.urlFor('publisher'));
    await expect(publisher.query("SELECT operations.uploads_in_use('{}')")).rejects.toThrow('permission denied');
    await publisher.end();
  });

  test('a restore keeps the list of backups of this machine', async () => {
    await restore(path);
    const last = (await rowsOfBackups()).at(-1);
    const { size } = await stat(path);
    expect(last).toMatchObject({
      outcome: 'stored',
      bytes: String(size),
      objects: Object.keys(await installation.objects()).length,
      message: null,
    });
  });

  test('a backup after a restore is compared with the restored content', async () => {
    await installation.sql(`INSERT INTO cms.content_entries
      SELECT 'text.' || number, 'text', 'A text', 1, now(), 'a@example.org' FROM generate_series(1, 1000) AS number`);
    await makeBackup(installation.config);
    await restore(path);
    await makeBackup(installation.config);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
  });

  test('a transaction during a backup is in the archive completely or not at all', async () => {
    const client = await openDatabase(installation.database.ownerUrl);
    let isWriting = true;
    let number = 0;
    const writing = (async () => {
      while (isWriting) {
        number += 1;
        await client.query(
          `BEGIN; ${upsertContentSql('pair.first', `${number}`)}; ${upsertContentSql('pair.second', `${number}`)}; COMMIT`,
        );
      }
    })();
    await wait(100);
    const acknowledged = number - 1;
    const { path: pathOfBusyBackup } = await makeBackup(installation.config);
    isWriting = false;
    await writing;
    await client.end();
    await restore(pathOfBusyBackup);
    const pair = await installation.rows<{ content: string }>(
      "SELECT content FROM cms.content_entries WHERE key LIKE 'pair.%'",
    );
    expect(pair[0]).toEqual(pair[1]);
    expect(Number(pair[0]?.content)).toBeGreaterThanOrEqual(acknowledged);
  });

  const renames = /^(IdempotencyKeys|OverridesAndSkippedItems|ServiceInstances)/;

  test('a restored archive of an older release is migrated', async () => {
    const schemas = (await allMigrations()).filter(({ schema }) => schema !== 'auth');
    const newer = schemas.map(({ migrations }) =>
      migrations.slice(migrations.findIndex(({ name }) => renames.test(name))),
    );
    for (const [index, schema] of schemas.entries())
      await revertMigrations(installation.database.ownerUrl, schema, newer[index]?.length);
    await installation.sql(`
      INSERT INTO cms.answered_requests VALUES ('a@example.org', 'a-key', sha256('a'), '{}');
      INSERT INTO feeds.sources (url, kind, left_out) VALUES ('https://a.example/', 'blog', '{"noText": 1, "repeated": 2}');
      INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, own_title)
      VALUES ('https://a.example/', '1', 'https://a.example/1', 'As it came', '', '{}', now(), 'As corrected')`);
    const older = await makeBackup(installation.config);
    const { migrated } = await restore(older.path);
    expect(migrated).toEqual(newer.flat().map(({ name }) => name));
    const rows = await installation.rows(`
      SELECT response, skipped_items, title_override FROM cms.idempotency_keys, feeds.sources, feeds.items`);
    expect(rows).toEqual([
      { response: '{}', skipped_items: { noText: 1, duplicate: 2 }, title_override: 'As corrected' },
    ]);
  });

  test.each(corruptions)(
    'a corrupted archive ($description) is rejected before anything is changed',
    async (corruption) => {
      await installation.sql(upsertContentSql('home.title', 'Live'));
      const before = [await installation.checksums(), await installation.objects(), await installation.databases()];
      // The file is outside the archive folder, so that it is neither pruned nor uploaded.
      const corrupted = join(dirname(installation.config.folder), 'spoilt.tar');
      await writeFile(corrupted, await corruption.corrupt(await readFile(path)));
      await expect(restore(corrupted)).rejects.toThrow(corruption.expectedMessage);
      expect([await installation.checksums(), await installation.objects(), await installation.databases()]).toEqual(
        before,
      );
    },
  );

  test('a restore that is not confirmed changes nothing', async () => {
    await installation.sql(upsertContentSql('home.title', 'Live'));
    const before = [await installation.checksums(), await installation.databases()];
    const restoring = restoreArchive(installation.config, { path, ...silent, confirm: async () => false });
    await expect(restoring).rejects.toThrow('Nothing was changed');
    expect([await installation.checksums(), await installation.databases()]).toEqual(before);
  });

  test('an aborted restore changes nothing', async () => {
    await installation.sql(upsertContentSql('home.title', 'Live'));
    const before = [await installation.checksums(), await installation.databases()];
    const aborter = new AbortController();
    const print = (text: string) => {
      if (text.includes('restored beside')) aborter.abort();
    };
    const restoring = restoreArchive(installation.config, { path, ...silent, print, signal: aborter.signal });
    await expect(restoring).rejects.toThrow('aborted');
    expect([await installation.checksums(), await installation.databases()]).toEqual(before);
  });

  test('only the newest archives are kept', async () => {
    await makeBackup({ ...installation.config, maxArchives: 2 });
    expect(await readdir(installation.config.folder)).toHaveLength(2);
  });

  test('archives are copied off-site, after an outage too, and can be fetched from there', async () => {
    const { config } = installation;
    const unreachable = installation.offSite('http://127.0.0.1:9/elsewhere/majlis');
    await expect(sendOffSite(config, unreachable)).rejects.toThrow();
    expect((await rowsOfBackups()).at(-1)).toMatchObject({
      outcome: 'stored',
      message: expect.stringMatching(/^Not off-site: .*ECONNREFUSED/),
    });
    const localNames = (await readdir(config.folder)).sort().reverse();
    expect(await sendOffSite(config, installation.offSite())).toEqual(localNames);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
    expect(await sendOffSite(config, installation.offSite())).toEqual([]);
    const [name = ''] = localNames;
    const bytes = await readFile(join(config.folder, name));
    await writeFile(join(config.folder, name), bytes.subarray(0, 1_000));
    await installation.offSite().fetch(name, config.folder);
    expect((await readFile(join(config.folder, name))).equals(bytes)).toBe(true);
    await expect(installation.offSite().fetch('majlis-19990101T000000Z.tar', config.folder)).rejects.toThrow(
      `There is no majlis-19990101T000000Z.tar off-site. The newest are: ${name}`,
    );
    await makeBackup(config);
    await sendOffSite({ ...config, maxArchives: 1 }, installation.offSite());
    expect((await installation.offSite().archives()).length).toBe(1);
  });
});
