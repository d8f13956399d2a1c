import { basename } from 'node:path';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { allMigrations, migrateTables } from '../migrate/migrate.js';
import { type CheckedArchive, checkArchive, readMembers } from './archive/check-archive.js';
import type { Manifest } from './archive/format.js';
import { dumpName, objectOfMember, sealBytes } from './archive/format.js';
import { inTurn, withClient, withoutRemovals } from './database/client.js';
import { type ClientPrograms, fill } from './database/client-programs.js';
import { keepBackups } from './database/records.js';
import { createScratch, dropScratch, swap } from './database/scratch.js';
import { differences, tableSums } from './database/table-sums.js';
import { Refusal } from './run-program.js';
import { ObjectRestore } from './store/object-restore.js';

export type RestoreTarget = {
  ownerUrl: string;
  programs: ClientPrograms;
  objects: Bucket;
  /** Makes the bucket of the objects as the services would. */
};

export type Restored = {
  archive: CheckedArchive;
  /** Under which name what was there before is kept. */
  former: string;
  migrated: string[];
  objects: { added: number; mended: number; asTheyWere: number };
};

type Asked = {
  path: string;
  /** Asked once the archive is known to be whole; nothing happens unless it agrees. */
  agree: (archive: CheckedArchive) => Promise<boolean>;
  say: (text: string) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Puts database and objects back as an archive holds them. The live database is not touched before all of the archive
 * has been read, restored beside it and compared; whatever fails before leaves everything as it was.
 */
export function restoreArchive(target: RestoreTarget, { path, agree, say, signal }: Asked): Promise<Restored> {
  return inTurn(target.ownerUrl, async () => {
    const archive = await checkArchive(path, signal);
    await refuseNewer(archive.manifest);
    say(`The archive is whole: ${archive.manifest.files.length} files with the checksums of its manifest.`);
    if (!(await agree(archive))) throw new Refusal('Nothing was changed.');
    const at = new Date();
    const scratchUrl = await createScratch(target.ownerUrl, at);
    const objects = new ObjectRestore(target.objects, archive.manifest.files);
    let migrated: string[];
    let former: string;
    try {
      await fillScratch(target.programs, { archive, scratchUrl, signal });
      say('The database is restored beside the live one; every table is as its checksum says.');
      migrated = await migrateTables(scratchUrl);
      await keepBackups(target.ownerUrl, scratchUrl, basename(path));
      await target.objects.create();
      former = await withoutRemovals(target.ownerUrl, async () => {
        await eachObject(archive, signal, (key, content) => objects.addMissing(key, content));
        signal?.throwIfAborted();
        return swap(target.ownerUrl, scratchUrl, at);
      });
    } catch (error) {
      await dropScratch(scratchUrl).catch(() => undefined);
      throw error;
    }
    await mend(archive, objects, former);
    return { archive, former, migrated, objects: objects.counts };
  });
}

type Filling = { archive: CheckedArchive; scratchUrl: string; signal?: AbortSignal | undefined };

async function fillScratch(programs: ClientPrograms, { archive, scratchUrl, signal }: Filling): Promise<void> {
  await readMembers(archive.path, {
    end: archive.bytes - sealBytes,
    visit: async ({ name }, content) => {
      if (name === dumpName) await fill(programs, { url: scratchUrl, content, signal });
    },
    signal,
  }).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new Refusal(`The dump in the archive cannot be restored: ${error.message}. Take another archive.`);
  });
  const { tables, withoutRows } = archive.manifest;
  const found = await withClient(scratchUrl, async (client) => {
    await client.query('BEGIN');
    const sums = await tableSums(client, withoutRows);
    await client.query('COMMIT; ANALYZE');
    return sums;
  });
  const mistakes = differences(tables, found);
  if (mistakes.length > 0)
    throw new Refusal(
      `The dump is not what the manifest says: ${mistakes.slice(0, 5).join('; ')}. Take another archive.`,
    );
}

/** After the swap, for it changes what is there: only what is damaged under a name that the archive knows. */
async function mend(archive: CheckedArchive, objects: ObjectRestore, former: string): Promise<void> {
  if (objects.different === 0) return;
  await eachObject(archive, undefined, (key, content) => objects.mend(key, content)).catch((error: Error) => {
    throw new Refusal(
      `The database is restored (the former one is ${former}), but of ${objects.different} damaged objects not all could be mended: ${error.message}. Restore again.`,
    );
  });
}

async function eachObject(
  { path, bytes }: CheckedArchive,
  signal: AbortSignal | undefined,
  take: (key: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await readMembers(path, {
    end: bytes - sealBytes,
    visit: async ({ name }, content) => {
      const key = objectOfMember(name);
      if (key) await take(key, content);
    },
    signal,
  });
}

/** A database that a newer release has changed cannot be changed back. */
export async function refuseNewer({ migrations, version }: Manifest): Promise<void> {
  const ours = await allMigrations();
  const known = new Set(ours.flatMap((own) => own.migrations.map(({ name }) => `${own.schema} ${name}`)));
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Refusal(
      `The archive was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}
