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
  objects: { added: number; repaired: number; unchanged: number };
};

type RestoreRequest = {
  path: string;
  confirm: (archive: CheckedArchive) => Promise<boolean>;
  print: (text: string) => void;
  signal?: AbortSignal | undefined;
};

/** A failure before the swap of the databases leaves everything unchanged (infra/adr/0015). */
export function restoreArchive(
  target: RestoreTarget,
  { path, confirm, print, signal }: RestoreRequest,
): Promise<RestoreResult> {
  return withBackupLock(target.ownerUrl, async () => {
    const archive = await checkArchive(path, signal);
    await assertNotNewer(archive.manifest);
    print(`The archive is complete: ${archive.manifest.files.length} files with the checksums of its manifest.`);
    if (!(await confirm(archive))) throw new UserFacingError('Nothing was changed.');
    const at = new Date();
    const stagingUrl = await createStagingDatabase(target.ownerUrl, at);
    const objects = new ObjectRestorer(target.objects, archive.manifest.files);
    let migrated: string[];
    let previousDatabase: string;
    try {
      await fillStagingDatabase(target.programs, { archive, stagingUrl, signal });
      print('The database is restored beside the live one; the checksums of all tables match.');
      migrated = await migrateTables(stagingUrl);
      await copyBackupHistory(target.ownerUrl, stagingUrl, basename(path));
      await target.objects.create();
      previousDatabase = await withUploadGcPaused(target.ownerUrl, async () => {
        await forEachObject(archive, signal, (key, content) => objects.addMissing(key, content));
        signal?.throwIfAborted();
        return swapDatabases(target.ownerUrl, stagingUrl, at);
      });
    } catch (error) {
      await dropStagingDatabase(stagingUrl).catch(() => undefined);
      throw error;
    }
    await repairObjects(archive, objects, previousDatabase);
    return { archive, previousDatabase, migrated, objects: objects.counts };
  });
}

type StagingSource = { archive: CheckedArchive; stagingUrl: string; signal?: AbortSignal | undefined };

async function fillStagingDatabase(
  programs: ClientPrograms,
  { archive, stagingUrl, signal }: StagingSource,
): Promise<void> {
  await readMembers(archive.path, {
    trailerOffset: archive.bytes - trailerBytes,
    visit: async ({ name }, content) => {
      if (name === dumpName) await restoreDump(programs, { url: stagingUrl, content, signal });
    },
    signal,
  }).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new UserFacingError(`The dump in the archive cannot be restored: ${error.message}. Take another archive.`);
  });
  const { tables, withoutRows } = archive.manifest;
  const restored = await withClient(stagingUrl, async (client) => {
    await client.query('BEGIN');
    const sums = await tableChecksums(client, withoutRows);
    await client.query('COMMIT; ANALYZE');
    return sums;
  });
  const differences = diffChecksums(tables, restored);
  if (differences.length > 0)
    throw new UserFacingError(
      `The dump is not what the manifest says: ${differences.slice(0, 5).join('; ')}. Take another archive.`,
    );
}

/** Overwriting damaged objects cannot be undone, so it happens after the swap. */
async function repairObjects(
  archive: CheckedArchive,
  objects: ObjectRestorer,
  previousDatabase: string,
): Promise<void> {
  if (objects.damagedCount === 0) return;
  await forEachObject(archive, undefined, (key, content) => objects.repair(key, content)).catch((error: Error) => {
    throw new UserFacingError(
      `The database is restored (the previous one is ${previousDatabase}), but of ${objects.damagedCount} damaged objects not all could be repaired: ${error.message}. Restore again.`,
    );
  });
}

async function forEachObject(
  { path, bytes }: CheckedArchive,
  signal: AbortSignal | undefined,
  visit: (key: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await readMembers(path, {
    trailerOffset: bytes - trailerBytes,
    visit: async ({ name }, content) => {
      const key = objectKeyOf(name);
      if (key) await visit(key, content);
    },
    signal,
  });
}

export async function assertNotNewer({ migrations, version }: Manifest): Promise<void> {
  const ownMigrations = await allMigrations();
  const knownMigrations = new Set(
    ownMigrations.flatMap((release) => release.migrations.map(({ name }) => `${release.schema} ${name}`)),
  );
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !knownMigrations.has(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `The archive was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}
