import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase } from '@majlis/kit/testing/database';
import { corruptions } from '../../drill/archives/corruptions.js';
import { type ClientPrograms, programsInPath } from '../database/client-programs.js';
import { makeBackup } from '../make-backup.js';
import { restoreArchive } from '../restore-archive.js';
import { sendOffSite } from '../store/off-site-store.js';
import { findClientPrograms, writeFakePgDump } from './find-client-programs.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

const programs = findClientPrograms();
/** Machines without an installed PostgreSQL 18 skip these tests. */
const withPrograms = programs ? describe : describe.skip;

let stage: TestInstallation;
beforeAll(async () => {
  stage = await TestInstallation.create(programs ?? programsInPath);
});
afterAll(() => stage.destroy());

const silent = { agree: async () => true, say: () => undefined };
const restore = (path: string) => restoreArchive(stage.config, { path, ...silent });
const rowsOfBackups = () =>
  stage.rows<{ outcome: string; file: string; message: string | null }>(
    'SELECT outcome, file, bytes, objects, sha256, message FROM operations.backups ORDER BY id',
  );

test('a backup that fails says why, and leaves nothing behind', async () => {
  const broken: ClientPrograms = { pgDump: 'false', pgRestore: 'false' };
  await expect(makeBackup({ ...stage.config, programs: broken })).rejects.toThrow('false ended with 1');
  expect(await rowsOfBackups()).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('ended with 1') },
  ]);
  expect(await readdir(stage.config.folder)).toEqual([]);
});

test('a backup that was killed is known as failed at the next, and what it left is cleared away', async () => {
  await stage.sql(
    "INSERT INTO operations.backups (started_at, outcome, file) VALUES (now(), 'running', 'majlis-killed.tar')",
  );
  await writeFile(join(stage.config.folder, 'majlis-20261120T023000Z.tar.dump.partial'), 'half');
  await expect(makeBackup({ ...stage.config, programs: { pgDump: 'false', pgRestore: 'false' } })).rejects.toThrow();
  const [, killed] = await rowsOfBackups();
  expect(killed).toMatchObject({ outcome: 'failed', message: 'It was killed, or the machine went down.' });
  expect(await readdir(stage.config.folder)).toEqual([]);
});

test('an archive that is there is stored, also when an old one cannot be removed', async () => {
  const anyDump = writeFakePgDump(join(dirname(stage.config.folder), 'programs'));
  const stuck = join(stage.config.folder, 'majlis-20200101T000000Z.tar');
  await mkdir(stuck);
  await expect(makeBackup({ ...stage.config, programs: anyDump, keep: 1 })).rejects.toThrow(stuck);
  expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
  expect(await readdir(stage.config.folder)).toHaveLength(2);
  await rm(stage.config.folder, { recursive: true });
});

withPrograms('with pg_dump and pg_restore', () => {
  let path: string;

  beforeEach(async () => {
    await stage.sql(`TRUNCATE cms.content_entries; ${upsertContentSql('home.title', 'As it was')}`);
    await stage.sql(
      `INSERT INTO auth.sessions (id_sha256, iss, sub, email, display_name, absolute_end, user_agent_hash)
       VALUES (sha256('${Math.random()}'), 'i', 's', 'a@example.org', 'A', now() + interval '8 hours', '')`,
    );
    await stage.put('team/a-1.webp', 'a picture');
    await stage.put('carousel/empty.webp', '');
    ({ path } = await makeBackup(stage.config));
  });

  test('what an archive holds comes back: rows, objects with their types; sessions do not', async () => {
    const wanted = await stage.checksums();
    const objects = await stage.objects();
    expect(objects).toEqual({ 'carousel/empty.webp': 'image/webp ', 'team/a-1.webp': 'image/webp a picture' });
    await stage.sql(`${upsertContentSql('home.title', 'Later')}; ${upsertContentSql('home.text', 'Later, too')}`);
    await stage.config.objects.remove('team/a-1.webp');
    await stage.put('carousel/empty.webp', 'damaged');
    await stage.put('team/since.webp', 'since');
    const { previousDatabase: former, objects: done } = await restore(path);
    expect(await stage.rows('SELECT key, content FROM cms.content_entries')).toEqual([
      { key: 'home.title', content: 'As it was' },
    ]);
    expect(await stage.checksums()).toEqual(wanted);
    expect(await stage.rows('SELECT FROM auth.sessions')).toEqual([]);
    expect(done).toEqual({ added: 1, mended: 1, asTheyWere: 0 });
    expect(await stage.objects()).toEqual({ ...objects, 'team/since.webp': 'image/webp since' });
    expect(await stage.databases()).toEqual([former]);
  });

  test('a restored database lets each service in with its rights and no more', async () => {
    await restore(path);
    const cms = await openDatabase(stage.database.urlFor('cms'));
    await cms.query(upsertContentSql('home.title', 'By cms'));
    await expect(cms.query('SELECT FROM feeds.items')).rejects.toThrow('permission denied');
    await cms.end();
    const publisher = await openDatabase(stage.database.urlFor('publisher'));
    await expect(publisher.query("SELECT operations.uploads_in_use('{}')")).rejects.toThrow('permission denied');
    await publisher.end();
  });

  test('the list of backups is of this machine, not of the archive', async () => {
    await restore(path);
    const last = (await rowsOfBackups()).at(-1);
    const { size } = await stat(path);
    expect(last).toMatchObject({
      outcome: 'stored',
      bytes: String(size),
      objects: Object.keys(await stage.objects()).length,
      message: null,
    });
  });

  test('a backup after a restore is compared with what was restored', async () => {
    await stage.sql(`INSERT INTO cms.content_entries
      SELECT 'text.' || number, 'text', 'A text', 1, now(), 'a@example.org' FROM generate_series(1, 1000) AS number`);
    await makeBackup(stage.config);
    await restore(path);
    await makeBackup(stage.config);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
  });

  test('what is saved while a backup runs is in it or not, but never half', async () => {
    const client = await openDatabase(stage.database.ownerUrl);
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
    const { path: busy } = await makeBackup(stage.config);
    isWriting = false;
    await writing;
    await client.end();
    await restore(busy);
    const pair = await stage.rows<{ content: string }>(
      "SELECT content FROM cms.content_entries WHERE key LIKE 'pair.%'",
    );
    expect(pair[0]).toEqual(pair[1]);
    expect(Number(pair[0]?.content)).toBeGreaterThanOrEqual(acknowledged);
  });

  test('an archive of an older release is brought up to date', async () => {
    await stage.sql(`DROP FUNCTION cms.announce_change CASCADE;
      DELETE FROM cms.migrations WHERE name = 'AnnounceChanges1700000000008'`);
    const older = await makeBackup(stage.config);
    const { migrated } = await restore(older.path);
    expect(migrated).toEqual(['AnnounceChanges1700000000008']);
    expect(
      await stage.rows("SELECT FROM pg_proc WHERE proname = 'announce_change' AND pronamespace = 'cms'::regnamespace"),
    ).toHaveLength(1);
  });

  test.each(corruptions)('an archive that is spoilt ($how) is refused before anything is touched', async (damage) => {
    await stage.sql(upsertContentSql('home.title', 'Live'));
    const before = [await stage.checksums(), await stage.objects(), await stage.databases()];
    // The file is outside the archive folder, so that it is neither pruned nor uploaded.
    const spoilt = join(dirname(stage.config.folder), 'spoilt.tar');
    await writeFile(spoilt, await damage.corrupt(await readFile(path)));
    await expect(restore(spoilt)).rejects.toThrow(damage.expectedMessage);
    expect([await stage.checksums(), await stage.objects(), await stage.databases()]).toEqual(before);
  });

  test('nothing happens unless it is meant', async () => {
    await stage.sql(upsertContentSql('home.title', 'Live'));
    const before = [await stage.checksums(), await stage.databases()];
    const asking = restoreArchive(stage.config, { path, ...silent, agree: async () => false });
    await expect(asking).rejects.toThrow('Nothing was changed');
    expect([await stage.checksums(), await stage.databases()]).toEqual(before);
  });

  test('a restore that is broken off leaves everything as it was', async () => {
    await stage.sql(upsertContentSql('home.title', 'Live'));
    const before = [await stage.checksums(), await stage.databases()];
    const stopping = new AbortController();
    const say = (text: string) => {
      if (text.includes('restored beside')) stopping.abort();
    };
    const asking = restoreArchive(stage.config, { path, ...silent, say, signal: stopping.signal });
    await expect(asking).rejects.toThrow('aborted');
    expect([await stage.checksums(), await stage.databases()]).toEqual(before);
  });

  test('of archives the newest are kept', async () => {
    await makeBackup({ ...stage.config, keep: 2 });
    expect(await readdir(stage.config.folder)).toHaveLength(2);
  });

  test('a copy is made off-site, what an outage kept back is made up for, and it comes back from there', async () => {
    const { config: tools } = stage;
    const gone = stage.offSite('http://127.0.0.1:9/elsewhere/majlis');
    await expect(sendOffSite(tools, gone)).rejects.toThrow();
    expect((await rowsOfBackups()).at(-1)).toMatchObject({
      outcome: 'stored',
      message: expect.stringMatching(/^Not off-site: .*ECONNREFUSED/),
    });
    const here = (await readdir(tools.folder)).sort().reverse();
    expect(await sendOffSite(tools, stage.offSite())).toEqual(here);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
    expect(await sendOffSite(tools, stage.offSite())).toEqual([]);
    const [name = ''] = here;
    const bytes = await readFile(join(tools.folder, name));
    await writeFile(join(tools.folder, name), bytes.subarray(0, 1_000));
    await stage.offSite().fetch(name, tools.folder);
    expect((await readFile(join(tools.folder, name))).equals(bytes)).toBe(true);
    await expect(stage.offSite().fetch('majlis-19990101T000000Z.tar', tools.folder)).rejects.toThrow(
      `There is no majlis-19990101T000000Z.tar off-site. The newest are: ${name}`,
    );
    await makeBackup(tools);
    await sendOffSite({ ...tools, keep: 1 }, stage.offSite());
    expect((await stage.offSite().archives()).length).toBe(1);
  });
});
