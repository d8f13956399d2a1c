import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Bucket } from '@majlis/kit/storage/bucket';
import { checkArchive } from '../../backup/archive/check-archive.js';
import type { Manifest } from '../../backup/archive/format.js';
import { memberOfObject, objectOfMember } from '../../backup/archive/format.js';
import { withClient } from '../../backup/database/client.js';
import { differences, tableSums } from '../../backup/database/table-sums.js';
import { damages } from '../archives/damages.js';
import type { Check, Finding } from '../check.js';
import type { Production } from '../production/production.js';

/** What was backed up while it was written to comes back on an empty machine; what is damaged is refused. */
export const backup: Check = {
  name: 'backup',
  limitMs: 20 * 60_000,
  async *run(production: Production): AsyncGenerator<Finding, void> {
    const { path, manifest, acknowledged, finding } = await backedUpWhileWriting(production);
    yield finding;
    yield await damagedOnesRefused(production, path);
    yield await restoredAfterWipe(production, { path, manifest, acknowledged });
    yield await seenByVisitors(production, path);
    await production.sql("DELETE FROM conferences.people WHERE first_name = 'Backup'");
  },
};

type Stored = { path: string; manifest: Manifest; acknowledged: Set<string> };

const writers = ['cms', 'conferences', 'feeds', 'publisher'];
const seconds = (since: number) => `${((Date.now() - since) / 1_000).toFixed(1)} s`;
const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';

async function backedUpWhileWriting(production: Production): Promise<Stored & { finding: Finding }> {
  const writer = await keepWriting(production);
  while (writer.acknowledged.length < 20) await wait(50);
  const acknowledged = new Set(writer.acknowledged);
  const began = Date.now();
  const { code, output } = await production.make('backup');
  const took = seconds(began);
  const done = await writer.stop();
  const path = await readableArchive(production);
  const { manifest, bytes } = await checkArchive(path);
  const figure = `${(bytes / 1e6).toFixed(1)} MB, ${manifest.files.length - 1} objects, ${done.length} writes meanwhile, ${took}`;
  const holds = code === 0 && done.length > acknowledged.size;
  const promise = 'a backup is made while somebody writes';
  return { path, manifest, acknowledged, finding: { promise, holds, figure: code === 0 ? figure : lastLine(output) } };
}

/** Somebody who writes one thing after the other, and knows which of them were acknowledged. */
async function keepWriting(production: Production) {
  const { origin } = production;
  const headers = { Cookie: await production.staffCookie(), Origin: origin, 'Content-Type': 'application/json' };
  const acknowledged: string[] = [];
  let isWriting = true;
  const writing = (async () => {
    for (let count = 1; isWriting; count += 1) {
      const lastName = `writer ${count}`;
      const body = JSON.stringify({ firstName: 'Backup', lastName });
      const answer = await fetch(`${origin}/api/people`, { method: 'POST', headers, body }).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(lastName);
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

/** Archives are for their owner alone, who here is a user of the containers. */
async function readableArchive(production: Production): Promise<string> {
  const folder = join(production.folder, 'backups');
  const asOwner = ['run', '--rm', '--no-deps', '--no-TTY', '--user', '1000:1000', 'backups-owner'];
  await production.compose(...asOwner, 'chmod', '--recursive', 'a+rX', '/data');
  const [name = ''] = (await readdir(folder)).sort().reverse();
  return join(folder, name);
}

async function damagedOnesRefused(production: Production, path: string): Promise<Finding> {
  const folder = join(production.folder, 'damaged');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const archive = await readFile(path);
  // They write by themselves, too: what feeds said, when, and how often it was asked for.
  await production.compose('stop', ...writers);
  const before = await stateOf(production);
  const mistakes: string[] = [];
  for (const [index, { how, sentence, spoil }] of damages.entries()) {
    const file = join(folder, `majlis-${index}.tar`);
    await writeFile(file, await spoil(archive), { mode: 0o644 });
    const { code, output } = await production.make('restore', { FILE: file, YES: '1' });
    if (code === 0 || !sentence.test(output)) mistakes.push(`${how} (${lastLine(output)})`);
    else if ((await stateOf(production)) !== before) mistakes.push(`${how}: the live data is another`);
  }
  await production.compose('start', ...writers);
  await production.untilHealthy();
  return {
    promise: `${damages.length} damaged archives are refused in words, with the live data untouched`,
    holds: mistakes.length === 0,
    figure: mistakes.length === 0 ? damages.map(({ how }) => how).join(', ') : `not ${mistakes.join('; ')}`,
  };
}

async function restoredAfterWipe(production: Production, { path, manifest, acknowledged }: Stored): Promise<Finding> {
  await production.compose('--profile', '*', 'down', '--volumes', '--timeout', '10');
  await production.compose('--progress', 'quiet', 'up', '--detach', '--wait');
  const began = Date.now();
  const { code, output } = await production.make('restore', { FILE: path, YES: '1' });
  const took = seconds(began);
  await production.untilHealthy();
  const rows = differences(manifest.tables, await liveTables(production));
  const objects = await differingObjects(production, manifest);
  const people = await production.sql<{ name: string }>(
    "SELECT last_name AS name FROM conferences.people WHERE first_name = 'Backup'",
  );
  const there = new Set(people.map(({ name }) => name));
  const lost = [...acknowledged].filter((name) => !there.has(name)).length;
  const figure = `${rows.length} of ${manifest.tables.length} tables and ${objects} of ${manifest.files.length - 1} objects differ, ${lost} of ${acknowledged.size} acknowledged lost, ${took}`;
  return {
    promise: 'after a wipe the archive brings back what it held',
    holds: code === 0 && rows.length + objects + lost === 0,
    figure: code === 0 ? [figure, ...rows].join('; ') : output.trim().split('\n').slice(-3).join(' | '),
  };
}

/** A conference that came after the backup is on a page; after the restore it no longer is. */
async function seenByVisitors(production: Production, path: string): Promise<Finding> {
  const mark = 'Written after the backup';
  await production.sql(
    `UPDATE cms.testimonials SET name = $1 WHERE id = (SELECT id FROM cms.testimonials WHERE is_active LIMIT 1)`,
    [mark],
  );
  const shows = async () => (await (await fetch(production.origin)).text()).includes(mark);
  const wasShown = await until(shows);
  const { code, output } = await production.make('restore', { FILE: path, YES: '1' });
  const began = Date.now();
  const isGone = await until(async () => !(await shows()));
  const took = seconds(began);
  await production.untilHealthy();
  await production.untilPublished();
  const figure = `${took} after the restore${wasShown ? '' : '; it was never shown'}${code === 0 ? '' : lastLine(output)}`;
  return {
    promise: 'visitors see what was restored, without a restart',
    holds: code === 0 && wasShown && isGone,
    figure,
  };
}

async function until(holds: () => Promise<boolean>, limitMs = 90_000): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(250))
    if (await holds().catch(() => false)) return true;
  return false;
}

/** One text that is another when a row or an object of the live data is. */
async function stateOf(production: Production): Promise<string> {
  return JSON.stringify([await liveTables(production), [...(await liveObjects(production))].flat().sort()]);
}

async function liveTables(production: Production) {
  return withClient(await production.ownerUrl(), async (client) => {
    await client.query('BEGIN');
    return tableSums(client);
  });
}

/** The checksum of each member that an archive of now would have. */
async function liveObjects(production: Production): Promise<Map<string, string>> {
  const bucket = new Bucket({
    url: `http://${await production.addressOf('objectstore', 'data')}:9000/images`,
    accessKey: await production.secret('object-store-access-key'),
    secretKey: await production.secret('object-store-secret-key'),
  });
  const sums = new Map<string, string>();
  for await (const { name } of bucket.list()) {
    const hash = createHash('sha256');
    for await (const chunk of (await bucket.read(name))?.stream ?? []) hash.update(chunk as Buffer);
    sums.set(memberOfObject(name), hash.digest('hex'));
  }
  return sums;
}

async function differingObjects(production: Production, { files }: Manifest): Promise<number> {
  const sums = await liveObjects(production);
  return files.filter(({ name, sha256 }) => objectOfMember(name) && sums.get(name) !== sha256).length;
}
