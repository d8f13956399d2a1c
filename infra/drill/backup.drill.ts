import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { Bucket } from '@majlis/kit/storage/bucket';
import { checkArchive } from '../backup/archive/check-archive.js';
import type { Manifest } from '../backup/archive/format.js';
import { objectKeyOf, objectMemberName } from '../backup/archive/format.js';
import { withClient } from '../backup/database/client.js';
import { diffChecksums, tableChecksums } from '../backup/database/table-checksums.js';
import { corruptions } from './archives/corruptions.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const writers = ['cms', 'conferences', 'feeds', 'publisher'];
const limitMs = 10 * 60_000;
const secondsSince = (startedAt: number) => `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;

let path = '';
let manifest: Manifest;
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
    path = await readableArchive();
    const archive = await checkArchive(path);
    manifest = archive.manifest;
    const megabytes = (archive.bytes / 1e6).toFixed(1);
    printMeasurement(
      `${megabytes} MB, ${manifest.files.length - 1} objects, ${written.length - acknowledged.length} writes meanwhile, ${duration}`,
    );
    expect(written.length).toBeGreaterThan(acknowledged.length);
  },
  limitMs,
);

test(
  'damaged archives are rejected with a reason, and the live data stays as it is',
  async () => {
    const folder = join(production.folder, 'damaged');
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
    const archive = await readFile(path);
    // Running services write by themselves, for example when they refresh feeds.
    await production.compose('stop', ...writers);
    try {
      const before = await liveState();
      for (const [index, { description, expectedMessage, corrupt }] of corruptions.entries()) {
        const file = join(folder, `majlis-${index}.tar`);
        await writeFile(file, await corrupt(archive), { mode: 0o644 });
        const { code, output } = await production.make('restore', { FILE: file, YES: '1' });
        expect([description, output]).toEqual([description, expect.stringMatching(expectedMessage)]);
        expect([description, code]).not.toEqual([description, 0]);
        expect([description, await liveState()]).toEqual([description, before]);
      }
    } finally {
      await production.compose('start', ...writers);
    }
    printMeasurement(`${corruptions.length}: ${corruptions.map(({ description }) => description).join(', ')}`);
  },
  limitMs,
);

test(
  'after a wipe a restore brings back everything in the archive',
  async () => {
    await production.compose('--profile', '*', 'down', '--volumes', '--timeout', '10');
    await production.compose('--progress', 'quiet', 'up', '--detach', '--wait');
    const startedAt = Date.now();
    expect(await production.make('restore', { FILE: path, YES: '1' })).toMatchObject({ code: 0 });
    const duration = secondsSince(startedAt);
    await production.waitUntilHealthy();
    const tables = diffChecksums(manifest.tables, await liveTables());
    const objects = await differingObjects(manifest);
    const people = await production.sql<{ name: string }>(
      "SELECT last_name AS name FROM conferences.people WHERE first_name = 'Backup'",
    );
    const restored = new Set(people.map(({ name }) => name));
    const lostNames = acknowledged.filter((name) => !restored.has(name));
    const contents = `${manifest.tables.length} tables and ${manifest.files.length - 1} objects`;
    printMeasurement(
      `of ${contents} ${tables.length} and ${objects.length} differ, ${lostNames.length} of ${acknowledged.length} acknowledged writes lost, ${duration}`,
    );
    expect({ tables, objects, lostNames }).toEqual({ tables: [], objects: [], lostNames: [] });
    expect(acknowledged.length).toBeGreaterThan(0);
  },
  limitMs,
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
    expect(await production.make('restore', { FILE: path, YES: '1' })).toMatchObject({ code: 0 });
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

/** Only a user of the containers may read the archives, so a container changes their mode. */
async function readableArchive(): Promise<string> {
  const folder = join(production.folder, 'backups');
  const asOwner = ['run', '--rm', '--no-deps', '--no-TTY', '--user', '1000:1000', 'init-backups-permissions'];
  await production.compose(...asOwner, 'chmod', '--recursive', 'a+rX', '/data');
  const [name = ''] = (await readdir(folder)).sort().reverse();
  return join(folder, name);
}

async function until(condition: () => Promise<boolean>, limitMs = 90_000): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(250))
    if (await condition().catch(() => false)) return true;
  return false;
}

async function liveState(): Promise<string> {
  return JSON.stringify([await liveTables(), [...(await liveObjects())].flat().sort()]);
}

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
    sums.set(objectMemberName(name), hash.digest('hex'));
  }
  return sums;
}

async function differingObjects({ files }: Manifest): Promise<string[]> {
  const sums = await liveObjects();
  const differing = files.filter(({ name, sha256 }) => objectKeyOf(name) && sums.get(name) !== sha256);
  return differing.map(({ name }) => name);
}
