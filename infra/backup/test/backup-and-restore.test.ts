import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@majlis/kit/testing/database';
import { revertMigrations } from '@majlis/kit/testing/revert-migrations';
import { allMigrations } from '../../migrate/migrate.js';
import { findBackup, listBackups } from '../list-backups.js';
import { makeBackup } from '../make-backup.js';
import { completeTag, type Repository, type Snapshot, shortId } from '../repository.js';
import { restoreBackup } from '../restore-backup.js';
import { findClientPrograms, withFailingPgDump } from './find-client-programs.js';
import { TestInstallation, upsertContentSql } from './test-installation.js';

/** Machines without an installed PostgreSQL 18 skip these tests. */
const describeWithPrograms = findClientPrograms() ? describe : describe.skip;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create();
});
afterAll(() => installation.destroy());

const silent = { confirm: async () => true, print: () => undefined };
const request = (snapshot: Snapshot) => ({ repository: installation.config.repository, snapshot, ...silent });
const restore = (snapshot: Snapshot) => restoreBackup(installation.config, request(snapshot));
const rowsOfBackups = () =>
  installation.rows<{ outcome: string; file: string; message: string | null }>(
    'SELECT outcome, file, bytes, objects, message FROM operations.backups ORDER BY id',
  );

const expectDumpToFail = () =>
  withFailingPgDump(() => expect(makeBackup(installation.config)).rejects.toThrow('pg_dump ended with 1'));

test('a failed backup records the reason and stores nothing', async () => {
  await expectDumpToFail();
  expect(await rowsOfBackups()).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('ended with 1') },
  ]);
  expect(await installation.config.repository.snapshots()).toEqual([]);
});

test('the next backup records a killed one as failed', async () => {
  await installation.sql("INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'running')");
  await expectDumpToFail();
  const [, killed] = await rowsOfBackups();
  expect(killed).toMatchObject({ outcome: 'failed', message: 'The backup was killed, or the machine went down.' });
});

describeWithPrograms('with pg_dump and pg_restore', () => {
  let snapshot: Snapshot;

  beforeEach(async () => {
    await installation.sql(`TRUNCATE cms.content_entries; ${upsertContentSql('home.title', 'As it was')}`);
    await installation.sql(
      `INSERT INTO auth.sessions (id_sha256, iss, sub, email, display_name, absolute_end, user_agent_hash)
       VALUES (sha256('${Math.random()}'), 'i', 's', 'a@example.org', 'A', now() + interval '8 hours', '')`,
    );
    await installation.put('team/a-1.webp', 'a picture');
    await installation.put('carousel/empty.webp', '');
    ({ snapshot } = await makeBackup(installation.config));
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
    const { previousDatabase, objects: objectCounts } = await restore(snapshot);
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
    await restore(snapshot);
    const cms = await openDatabase(installation.database.urlFor('cms'));
    await cms.query(upsertContentSql('home.title', 'By cms'));
    await expect(cms.query('SELECT FROM feeds.items')).rejects.toThrow('permission denied');
    await cms.end();
    const publisher = await openDatabase(installation.database.urlFor('publisher'));
    await expect(publisher.query("SELECT operations.uploads_in_use('{}')")).rejects.toThrow('permission denied');
    await publisher.end();
  });

  test('a restore keeps the list of backups of this machine', async () => {
    await restore(snapshot);
    const last = (await rowsOfBackups()).at(-1);
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
    await makeBackup(installation.config);
    await restore(snapshot);
    await makeBackup(installation.config);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
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
    const { snapshot: busyBackup } = await makeBackup(installation.config);
    isWriting = false;
    await writing;
    await client.end();
    await restore(busyBackup);
    const pair = await installation.rows<{ content: string }>(
      "SELECT content FROM cms.content_entries WHERE key LIKE 'pair.%'",
    );
    expect(pair[0]).toEqual(pair[1]);
    expect(Number(pair[0]?.content)).toBeGreaterThanOrEqual(acknowledged);
  });

  const renames = /^(IdempotencyKeys|OverridesAndSkippedItems|ServiceInstances)/;

  test('a restored backup of an older release is migrated', async () => {
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
    const { migrated } = await restore(older.snapshot);
    expect(migrated).toEqual(newer.flat().map(({ name }) => name));
    const rows = await installation.rows(`
      SELECT response, skipped_items, title_override FROM cms.idempotency_keys, feeds.sources, feeds.items`);
    expect(rows).toEqual([
      { response: '{}', skipped_items: { noText: 1, duplicate: 2 }, title_override: 'As corrected' },
    ]);
  });

  const liveState = async () => [
    await installation.checksums(),
    await installation.objects(),
    await installation.databases(),
  ];

  async function expectRejected(repository: Repository, message: RegExp): Promise<void> {
    await installation.sql(upsertContentSql('home.title', 'Live'));
    const before = await liveState();
    const [newest] = (await repository.snapshots()) ?? [];
    if (!newest) throw new Error('There is no snapshot');
    await expect(restoreBackup(installation.config, { ...request(newest), repository })).rejects.toThrow(message);
    expect(await liveState()).toEqual(before);
  }

  test.each<[string, string, (text: string) => string, RegExp]>([
    ['other rows', 'contents.json', (text) => text.replace(/("rows": ?)(\d+)/, '$19$2'), /has \d+ rows instead of \d+/],
    ['other content', 'contents.json', (text) => text.replace(/("checksum": ?")\w{8}/, '$100000000'), /other content/],
    ['no description', 'contents.json', () => '{}', /no backup that this release can restore/],
    [
      'migrations of a newer release',
      'contents.json',
      (text) => text.replace('Content1700000000002', 'Later1900000000001'),
      /newer release/,
    ],
    ['a dump that is none', 'database.dump', (text) => `PGDMP${text.slice(5, 2_000)}`, /cannot be restored/],
  ])('a snapshot with %s is rejected before anything is changed', async (description, file, change, message) => {
    const altered = installation.repository(`altered, ${description}`);
    const folder = join(installation.root, `files, ${description}`);
    await altered.create();
    await installation.config.repository.restore(snapshot, folder);
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'latin1')), 'latin1');
    await altered.store(folder, [completeTag]);
    await expectRejected(altered, message);
  });

  test('a restore that is not confirmed changes nothing', async () => {
    await installation.sql(upsertContentSql('home.title', 'Live'));
    const before = [await installation.checksums(), await installation.databases()];
    const restoring = restoreBackup(installation.config, { ...request(snapshot), confirm: async () => false });
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
    const restoring = restoreBackup(installation.config, { ...request(snapshot), print, signal: aborter.signal });
    await expect(restoring).rejects.toThrow('aborted');
    expect([await installation.checksums(), await installation.databases()]).toEqual(before);
  });

  test('backups are copied off-site, after an outage too, and can be restored from there', async () => {
    const missed = snapshot;
    const unreachable = installation.repository('no/folder\0');
    const failed = await makeBackup({ ...installation.config, offSite: unreachable });
    expect(failed.problems).toEqual([expect.stringMatching(/^Not off-site: /)]);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({
      outcome: 'stored',
      message: expect.stringMatching(/^Not off-site: /),
    });
    const offSite = installation.repository('off-site');
    // All snapshots of this test are of one hour, of which only the last is kept once a day.
    const today = new Date().toISOString().slice(0, 10);
    for (const name of ['checked', 'checked-off-site'])
      await writeFile(join(installation.config.workFolder, name), `${today} 1`);
    const { snapshot: copied, problems } = await makeBackup({ ...installation.config, offSite });
    expect(problems).toEqual([]);
    expect((await rowsOfBackups()).at(-1)).toMatchObject({ outcome: 'stored', message: null });
    const { backups } = await listBackups(installation.repository('nowhere'), offSite);
    expect(backups[0]).toEqual(findBackup(backups, 'offsite:latest'));
    expect(backups.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`offsite:${shortId(copied)}`, `offsite:${shortId(missed)}`]),
    );
    await installation.sql(upsertContentSql('home.title', 'Later'));
    await restoreBackup(installation.config, { ...silent, ...findBackup(backups, `offsite:${shortId(missed)}`) });
    expect(await installation.rows('SELECT content FROM cms.content_entries')).toEqual([{ content: 'As it was' }]);
    expect(() => findBackup(backups, 'latest')).toThrow('There is no backup latest');
  });
});
