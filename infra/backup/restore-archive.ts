import { basename } from 'node:path';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { allMigrations, migrateTables } from '../migrate/migrate.js';
import { type CheckedArchive, checkArchive, readMembers } from './archive/check-archive.js';
import type { Manifest } from './archive/format.js';
import { dumpName, objectKeyOf, trailerBytes } from './archive/format.js';
import { UserFacingError } from './command-line.js';
import { copyBackupHistory } from './database/backup-records.js';
import { withBackupLock, withClient, withUploadGcPaused } from './database/client.js';
import { type ClientPrograms, restoreDump } from './database/client-programs.js';
import { createStagingDatabase, dropStagingDatabase, swapDatabases } from './database/staging-database.js';
import { diffChecksums, tableChecksums } from './database/table-checksums.js';
import { ObjectRestorer } from './store/object-restorer.js';

export type RestoreTarget = {
  ownerUrl: string;
  programs: ClientPrograms;
  objects: Bucket;
};

export type RestoreResult = {
  archive: CheckedArchive;
  previousDatabase: string;
  migrated: string[];
  objects: { added: number; mended: number; asTheyWere: number };
};

type RestoreRequest = {
  path: string;
  /** Called after verification; the restore stops unless it resolves to true. */
  agree: (archive: CheckedArchive) => Promise<boolean>;
  say: (text: string) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Restores database and objects. The archive is verified and restored into a staging database, whose checksums are compared, before
 * that replaces the live one: a failure before leaves everything unchanged (infra/adr/0015).
 */
export function restoreArchive(
  target: RestoreTarget,
  { path, agree, say, signal }: RestoreRequest,
): Promise<RestoreResult> {
  return withBackupLock(target.ownerUrl, async () => {
    const archive = await checkArchive(path, signal);
    await assertNotNewer(archive.manifest);
    say(`The archive is whole: ${archive.manifest.files.length} files with the checksums of its manifest.`);
    if (!(await agree(archive))) throw new UserFacingError('Nothing was changed.');
    const at = new Date();
    const scratchUrl = await createStagingDatabase(target.ownerUrl, at);
    const objects = new ObjectRestorer(target.objects, archive.manifest.files);
    let migrated: string[];
    let former: string;
    try {
      await fillStagingDatabase(target.programs, { archive, scratchUrl, signal });
      say('The database is restored beside the live one; every table is as its checksum says.');
      migrated = await migrateTables(scratchUrl);
      await copyBackupHistory(target.ownerUrl, scratchUrl, basename(path));
      await target.objects.create();
      former = await withUploadGcPaused(target.ownerUrl, async () => {
        await forEachObject(archive, signal, (key, content) => objects.addMissing(key, content));
        signal?.throwIfAborted();
        return swapDatabases(target.ownerUrl, scratchUrl, at);
      });
    } catch (error) {
      await dropStagingDatabase(scratchUrl).catch(() => undefined);
      throw error;
    }
    await repairObjects(archive, objects, former);
    return { archive, previousDatabase: former, migrated, objects: objects.counts };
  });
}

type StagingSource = { archive: CheckedArchive; scratchUrl: string; signal?: AbortSignal | undefined };

async function fillStagingDatabase(
  programs: ClientPrograms,
  { archive, scratchUrl, signal }: StagingSource,
): Promise<void> {
  await readMembers(archive.path, {
    end: archive.bytes - trailerBytes,
    visit: async ({ name }, content) => {
      if (name === dumpName) await restoreDump(programs, { url: scratchUrl, content, signal });
    },
    signal,
  }).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new UserFacingError(`The dump in the archive cannot be restored: ${error.message}. Take another archive.`);
  });
  const { tables, withoutRows } = archive.manifest;
  const found = await withClient(scratchUrl, async (client) => {
    await client.query('BEGIN');
    const sums = await tableChecksums(client, withoutRows);
    await client.query('COMMIT; ANALYZE');
    return sums;
  });
  const mistakes = diffChecksums(tables, found);
  if (mistakes.length > 0)
    throw new UserFacingError(
      `The dump is not what the manifest says: ${mistakes.slice(0, 5).join('; ')}. Take another archive.`,
    );
}

/** Overwriting damaged objects cannot be undone, so it happens after the swap. */
async function repairObjects(archive: CheckedArchive, objects: ObjectRestorer, former: string): Promise<void> {
  if (objects.damagedCount === 0) return;
  await forEachObject(archive, undefined, (key, content) => objects.repair(key, content)).catch((error: Error) => {
    throw new UserFacingError(
      `The database is restored (the former one is ${former}), but of ${objects.damagedCount} damaged objects not all could be mended: ${error.message}. Restore again.`,
    );
  });
}

async function forEachObject(
  { path, bytes }: CheckedArchive,
  signal: AbortSignal | undefined,
  take: (key: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await readMembers(path, {
    end: bytes - trailerBytes,
    visit: async ({ name }, content) => {
      const key = objectKeyOf(name);
      if (key) await take(key, content);
    },
    signal,
  });
}

/** Migrations of a newer release cannot be reverted. */
export async function assertNotNewer({ migrations, version }: Manifest): Promise<void> {
  const ours = await allMigrations();
  const known = new Set(ours.flatMap((own) => own.migrations.map(({ name }) => `${own.schema} ${name}`)));
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `The archive was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}
