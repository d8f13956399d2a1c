import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@majlis/kit/database/with-client';
import { Bucket } from '@majlis/kit/storage/bucket';
import { diffChecksums, tableChecksums } from '../backup/database.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const writers = ['cms', 'conferences', 'feeds', 'publisher'];
const limitMs = 10 * 60_000;
const secondsSince = (startedAt: number) => `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;

type State = Awaited<ReturnType<typeof liveState>>;
let before: State;
let snapshot = '';
let acknowledged: string[] = [];

afterEach(() => production.waitUntilHealthy(), 150_000);
afterAll(() => production.sql("DELETE FROM conferences.people WHERE first_name = 'Backup'"));

test(
  'a backup is made while a user writes',
  async () => {
    const writer = await keepWriting();
    while (writer.acknowledged.length < 20) await wait(50);
    acknowledged = [...writer.acknowledged];
    const startedAt = Date.now();
    const result = await production.make('backup');
    const duration = secondsSince(startedAt);
    const written = await writer.stop();
    expect(result).toMatchObject({ code: 0 });
    snapshot = /Snapshot (\w{8}): /.exec(result.output)?.[1] ?? '';
    const meanwhile = written.length - acknowledged.length;
    printMeasurement(`${result.output.trim().split('\n').join(' ')} ${meanwhile} writes meanwhile, ${duration}`);
    expect(meanwhile).toBeGreaterThan(0);
  },
  limitMs,
);

test(
  'a second backup of the same hour stores only what has changed',
  async () => {
    const startedAt = Date.now();
    const sizeBefore = await repositoryBytes();
    expect(await production.make('backup')).toMatchObject({ code: 0 });
    const added = ((await repositoryBytes()) - sizeBefore) / 1e6;
    printMeasurement(`${added.toFixed(2)} MB more in the repository, ${secondsSince(startedAt)}`);
    expect(added).toBeLessThan(3);
  },
  limitMs,
);

const corruptions: [string, string][] = [
  [
    'a flipped bit in every file of data',
    'for f in $(find /data/repository/data -type f); do chmod u+w $f; printf X | dd of=$f bs=1 seek=60 conv=notrunc status=none; done',
  ],
  ['a repository without its data', 'rm -r /data/repository/data'],
  ['another password', 'rm /data/repository/keys/*'],
];

test(
  'a damaged repository is rejected with a reason, and the live data stays as it is',
  async () => {
    // Running services write by themselves, for example when they refresh feeds.
    await production.compose('stop', ...writers);
    try {
      before = await liveState();
      await inBackupsFolder('cp -a /data/repository /data/work/good');
      for (const [description, corruption] of corruptions) {
        await inBackupsFolder(corruption);
        const { code, output } = await production.make('restore', { SNAPSHOT: snapshot, YES: '1' });
        expect([description, code]).not.toEqual([description, 0]);
        expect([description, output]).toEqual([
          description,
          expect.stringMatching(/cannot be read|password|no backup/),
        ]);
        expect([description, await liveState()]).toEqual([description, before]);
        await inBackupsFolder('rm -rf /data/repository && cp -a /data/work/good /data/repository');
      }
      await inBackupsFolder('rm -r /data/work/good');
    } finally {
      await production.compose('start', ...writers);
    }
    printMeasurement(`${corruptions.length}: ${corruptions.map(([description]) => description).join(', ')}`);
  },
  limitMs,
);

test(
  'on an empty machine the recovery sheet brings back everything, and until then no backup is touched',
  async () => {
    const settingsFile = join(production.folder, 'infra/compose/.env');
    const settings = await readFile(settingsFile, 'utf8');
    await writeFile(settingsFile, `${settings}MAJLIS_OVERLAYS=backup\n`);
    const { output: sheet } = await production.make('recovery-sheet');
    const lines = sheet.slice(sheet.indexOf('  mkdir'), sheet.indexOf('Without Majlis')).split('\n');
    const restoreAt = lines.findIndex((line) => line.includes('make restore'));
    // Everything but the folder of backups is lost with the machine.
    await production.compose('--profile', '*', 'down', '--volumes', '--timeout', '10');
    for (const path of ['secrets', 'staff', '.env'])
      await rm(join(production.folder, 'infra/compose', path), { recursive: true, force: true });
    const startedAt = Date.now();
    expect(await production.shell(lines.slice(0, restoreAt))).toMatchObject({ code: 0 });
    const stored = await snapshotNames();
    const failures = () =>
      production.sql<{ message: string }>("SELECT message FROM operations.backups WHERE outcome = 'failed'");
    expect(await until(async () => (await failures()).length > 0)).toBe(true);
    expect((await failures())[0]?.message).toMatch(/^This database is new, and .* make restore/);
    expect((await production.make('doctor')).output).toMatch(
      /^wrong {2}backups: an empty installation beside \d+ backups/m,
    );
    expect(await snapshotNames()).toEqual(stored);

    expect(await production.shell(lines.slice(restoreAt), { YES: '1' })).toMatchObject({ code: 0 });
    const duration = secondsSince(startedAt);
    await production.waitUntilHealthy();
    // The services write by themselves, but change neither the content of staff nor objects.
    const after = await liveState();
    const tables = diffChecksums(staffTables(before), staffTables(after));
    const objects = [...before.objects].filter(([key, hash]) => after.objects.get(key) !== hash);
    const people = await production.sql<{ name: string }>(
      "SELECT last_name AS name FROM conferences.people WHERE first_name = 'Backup'",
    );
    const restored = new Set(people.map(({ name }) => name));
    const lostNames = acknowledged.filter((name) => !restored.has(name));
    const contents = `${staffTables(before).length} tables and ${before.objects.size} objects`;
    printMeasurement(
      `of ${contents} ${tables.length} and ${objects.length} differ, ${lostNames.length} of ${acknowledged.length} acknowledged writes lost, ${duration}`,
    );
    expect({ tables, objects, lostNames }).toEqual({ tables: [], objects: [], lostNames: [] });
    expect(acknowledged.length).toBeGreaterThan(0);

    // The restored database continues the backups.
    await production.compose('stop', 'backup-schedule');
    expect(await production.make('backup')).toMatchObject({ code: 0 });
    expect(await snapshotNames()).toEqual(expect.arrayContaining(stored));
    await writeFile(settingsFile, settings);
    await production.compose('up', '--detach', '--remove-orphans', '--wait');
  },
  2 * limitMs,
);

test(
  'restored content is published without a restart',
  async () => {
    const marker = 'Written after the backup';
    await production.sql(
      `UPDATE cms.testimonials SET name = $1 WHERE id = (SELECT id FROM cms.testimonials WHERE is_active LIMIT 1)`,
      [marker],
    );
    const isVisible = async () => (await (await fetch(production.origin)).text()).includes(marker);
    expect(await until(isVisible)).toBe(true);
    expect(await production.make('restore', { SNAPSHOT: snapshot, YES: '1' })).toMatchObject({ code: 0 });
    const startedAt = Date.now();
    expect(await until(async () => !(await isVisible()))).toBe(true);
    printMeasurement(`${secondsSince(startedAt)} after the restore`);
    await production.waitUntilHealthy();
    await production.waitUntilPublished();
  },
  limitMs,
);

async function keepWriting() {
  const { origin } = production;
  const headers = { Cookie: await production.staffCookie(), Origin: origin, 'Content-Type': 'application/json' };
  const acknowledged: string[] = [];
  let isWriting = true;
  const writing = (async () => {
    for (let count = 1; isWriting; count += 1) {
      const lastName = `writer ${count}`;
      const body = JSON.stringify({ firstName: 'Backup', lastName });
      const response = await fetch(`${origin}/api/people`, { method: 'POST', headers, body }).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(lastName);
      await wait(100);
    }
  })();
  const stop = async () => {
    isWriting = false;
    await writing;
    return acknowledged;
  };
  return { acknowledged, stop };
}

/** Only the user of the containers may read the backups. */
async function inBackupsFolder(script: string): Promise<string> {
  const asOwner = ['run', '--rm', '--no-deps', '--no-TTY', '--user', '1000:1000', '--entrypoint', 'sh', 'operations'];
  return production.compose(...asOwner, '-c', script.replaceAll('/data/', '/backups/'));
}

const snapshotNames = async (): Promise<string[]> =>
  (await inBackupsFolder('ls /data/repository/snapshots')).split('\n').sort();

const repositoryBytes = async (): Promise<number> =>
  Number.parseInt(await inBackupsFolder('du -sb /data/repository/data'), 10);

async function until(condition: () => Promise<boolean>, limitMs = 90_000): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(250))
    if (await condition().catch(() => false)) return true;
  return false;
}

async function liveState() {
  return { tables: await liveTables(), objects: await liveObjects() };
}

/** Only these tables have not been changed since the backup: the writer adds people, and the services write the link checks. */
const staffTables = ({ tables }: State) =>
  tables.filter(
    ({ table }) => /^(cms|conferences)\./.test(table) && !/people|revisions|idempotency|link_checks/.test(table),
  );

async function liveTables() {
  return withClient(await production.ownerUrl(), async (client) => {
    await client.query('BEGIN');
    return tableChecksums(client);
  });
}

async function liveObjects(): Promise<Map<string, string>> {
  const bucket = new Bucket({
    url: `http://${await production.containerAddress('objectstore', 'data')}:9000/images`,
    accessKey: await production.secret('object-store-access-key'),
    secretKey: await production.secret('object-store-secret-key'),
  });
  const sums = new Map<string, string>();
  for await (const { name } of bucket.list()) {
    const hash = createHash('sha256');
    for await (const chunk of (await bucket.read(name))?.stream ?? []) hash.update(chunk as Buffer);
    sums.set(name, hash.digest('hex'));
  }
  return sums;
}
