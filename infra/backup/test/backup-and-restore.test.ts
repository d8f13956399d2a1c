import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@majlis/kit/testing/database';
import { revertMigrations } from '@majlis/kit/testing/revert-migrations';
import { allMigrations } from '../../migrate/migrate.js';
import { findBackup, listBackups } from '../backups.js';
import { type Snapshot, shortId, tag } from '../repository.js';
import { findClientPrograms, withFailingPgDump } from './find-client-programs.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

/** Machines without an installed PostgreSQL 18 skip these tests. */
const describeWithPrograms = findClientPrograms() ? describe : describe.skip;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create();
});
afterAll(() => installation.destroy());

beforeEach(() => installation.reset());

const expectDumpToFail = () =>
  withFailingPgDump(() => expect(installation.backUp()).rejects.toThrow('pg_dump ended with 1'));

test('a failed backup records the reason and stores nothing', async () => {
  await expectDumpToFail();
  expect(await installation.records()).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('ended with 1') },
  ]);
  expect(await installation.stored()).toEqual([]);
});

test('the next backup records a killed one as failed', async () => {
  await installation.sql("INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'running')");
  await expectDumpToFail();
  const [killed] = await installation.records();
  expect(killed).toMatchObject({ outcome: 'failed', message: 'The backup was killed, or the machine went down.' });
});

describeWithPrograms('with pg_dump and pg_restore', () => {
  let snapshot: Snapshot;

  beforeEach(async () => {
    await installation.sql(upsertContentSql('home.title', 'As it was'));
    await installation.sql(
      `INSERT INTO auth.sessions (id_sha256, iss, sub, email, display_name, absolute_end, user_agent_hash)
       VALUES (sha256('${Math.random()}'), 'i', 's', 'a@example.org', 'A', now() + interval '8 hours', '')`,
    );
    await installation.put('team/a-1.webp', 'a picture');
    await installation.put('carousel/empty.webp', '');
    ({ snapshot } = await installation.backUp());
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
    const { previousDatabase, objects: objectCounts } = await installation.restore(snapshot);
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
    await installation.restore(snapshot);
    const cms = await openDatabase(installation.database.urlFor('cms'));
    await cms.query(upsertContentSql('home.title', 'By cms'));
    await expect(cms.query('SELECT FROM feeds.items')).rejects.toThrow('permission denied');
    await cms.end();
    const publisher = await openDatabase(installation.database.urlFor('publisher'));
    await expect(publisher.query("SELECT operations.uploads_in_use('{}')")).rejects.toThrow('permission denied');
    await publisher.end();
  });

  test('a restore keeps the list of backups of this machine', async () => {
    await installation.restore(snapshot);
    const last = (await installation.records()).at(-1);
    expect(last).toMatchObject({
      outcome: 'stored',
      file: shortId(snapshot),
      objects: Object.keys(await installation.objects()).length,
      message: null,
    });
  });

  test('a backup after a restore is compared with the restored content', async () => {
    await installation.sql(`INSERT INTO cms.content_entries
      SELECT 'text.' || number, 'text', 'A text', 1, now(), 'a@example.org' FROM generate_series(1, 1000) AS number`);
    await installation.backUp();
    await installation.restore(snapshot);
    await installation.backUp();
    expect((await installation.records()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
  });

  test('a transaction during a backup is in the backup completely or not at all', async () => {
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
    while (number < 2) await wait(10);
    const acknowledged = number - 1;
    const { snapshot: busyBackup } = await installation.backUp();
    isWriting = false;
    await writing;
    await client.end();
    await installation.restore(busyBackup);
    const pair = await installation.rows<{ content: string }>(
      "SELECT content FROM cms.content_entries WHERE key LIKE 'pair.%'",
    );
    expect(pair[0]).toEqual(pair[1]);
    expect(Number(pair[0]?.content)).toBeGreaterThanOrEqual(acknowledged);
  });

  test('a restored backup of the first release is migrated', async () => {
    const schemas = await allMigrations();
    for (const schema of schemas) await revertMigrations(installation.database.ownerUrl, schema);
    await installation.sql(`
      -- What 0.1.0 records instead.
      UPDATE cms.migrations SET name = 'Translations1700000000025' WHERE name = 'FirstRelease1700000000025';
      INSERT INTO feeds.sources (url, kind, fetched_at) VALUES ('https://a.example/', 'blog', now());
      ${upsertContentSql('site.timezone', 'Asia/Katmandu')}`);
    const older = await installation.backUp();
    const { migrated } = await installation.restore(older.snapshot);
    const newer = schemas.flatMap(({ migrations }) => migrations.slice(1)).map(({ name }) => name);
    expect(migrated.toSorted()).toEqual(['FirstRelease1700000000025', ...newer].sort());
    const rows = await installation.rows(
      "SELECT fetched_at, content FROM feeds.sources, cms.content_entries WHERE key = 'site.timezone'",
    );
    expect(rows).toEqual([{ fetched_at: null, content: 'Asia/Kathmandu' }]);
  });

  async function expectRejected(snapshot: Snapshot, changes: object, message: RegExp): Promise<void> {
    await installation.sql(upsertContentSql('home.title', 'Live'));
    const before = await installation.liveState();
    await expect(installation.restore(snapshot, changes)).rejects.toThrow(message);
    expect(await installation.liveState()).toEqual(before);
  }

  test.each<[string, string, (text: string) => string, RegExp]>([
    ['other rows', 'contents.json', (text) => text.replace(/("rows": ?)(\d+)/, '$19$2'), /has \d+ rows instead of \d+/],
    ['other content', 'contents.json', (text) => text.replace(/("checksum": ?")\w{8}/, '$100000000'), /other content/],
    ['no description', 'contents.json', () => '{}', /no backup that this release can restore/],
    [
      'migrations of a newer release',
      'contents.json',
      (text) => text.replace(/FirstRelease\d+/, 'Later1900000000001'),
      /newer release/,
    ],
    ['a dump that is none', 'database.dump', (text) => `PGDMP${text.slice(5, 2_000)}`, /cannot be restored/],
  ])('a snapshot with %s is rejected before anything is changed', async (description, file, change, message) => {
    const altered = installation.repository(`altered, ${description}`);
    const folder = join(installation.root, `files, ${description}`);
    await altered.create();
    await installation.config.repository.restore(snapshot, folder);
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'latin1')), 'latin1');
    await expectRejected(await altered.store(folder, [tag.complete]), { repository: altered }, message);
  });

  test('a restore that is not confirmed changes nothing', async () => {
    await expectRejected(snapshot, { confirm: async () => false }, /Nothing was changed/);
  });

  test('an aborted restore changes nothing', async () => {
    const aborter = new AbortController();
    const print = (text: string) => {
      if (text.includes('restored beside')) aborter.abort();
    };
    await expectRejected(snapshot, { print, signal: aborter.signal }, /aborted/);
  });

  test('backups are copied off-site, after an outage too, and can be restored from there', async () => {
    const missed = snapshot;
    const unreachable = installation.repository('no/folder\0');
    const failed = await installation.backUp({ offSite: unreachable });
    expect(failed.problems).toEqual([expect.stringMatching(/^Not off-site: /)]);
    expect((await installation.records()).at(-1)).toMatchObject({
      outcome: 'stored',
      message: expect.stringMatching(/^Not off-site: /),
    });
    const offSite = installation.repository('off-site');
    // The check of today is marked as done: it would remove all but the last snapshot, because all are of one hour.
    const today = new Date().toISOString().slice(0, 10);
    for (const name of ['checked', 'checked-off-site'])
      await writeFile(join(installation.config.workFolder, name), `${today} 1`);
    const { snapshot: copied, problems } = await installation.backUp({ offSite });
    expect(problems).toEqual([]);
    expect((await installation.records()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
    const { backups } = await listBackups(installation.repository('nowhere'), offSite);
    expect(backups[0]).toEqual(findBackup(backups, 'offsite:latest'));
    expect(backups.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`offsite:${shortId(copied)}`, `offsite:${shortId(missed)}`]),
    );
    await installation.sql(upsertContentSql('home.title', 'Later'));
    const chosen = findBackup(backups, `offsite:${shortId(missed)}`);
    await installation.restore(chosen.snapshot, { repository: chosen.repository });
    expect(await installation.rows('SELECT content FROM cms.content_entries')).toEqual([{ content: 'As it was' }]);
    expect(findBackup(backups, 'latest')).toEqual(findBackup(backups, 'offsite:latest'));
    expect(() => findBackup(backups, 'another')).toThrow('There is no backup another');
  });
});
