import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { allMigrations, migrateTables } from '../migrate/migrate.js';
import { UserFacingError } from './command-line.js';
import { type Contents, dumpName, readContents } from './contents.js';
import { copyBackupHistory } from './database/backup-records.js';
import { withBackupLock, withClient, withUploadGcPaused } from './database/client.js';
import { type ClientPrograms, restoreDump } from './database/client-programs.js';
import { createStagingDatabase, dropStagingDatabase, swapDatabases } from './database/staging-database.js';
import { diffChecksums, tableChecksums } from './database/table-checksums.js';
import { addMissingObjects, putObject } from './objects.js';
import { type Repository, type Snapshot, shortId } from './repository.js';

export type RestoreTarget = { ownerUrl: string; programs: ClientPrograms; objects: Bucket; workFolder: string };

export type RestoreResult = {
  contents: Contents;
  previousDatabase: string;
  migrated: string[];
  objects: { added: number; repaired: number; unchanged: number };
};

type RestoreRequest = {
  repository: Repository;
  snapshot: Snapshot;
  confirm: () => Promise<boolean>;
  print: (text: string) => void;
  signal?: AbortSignal | undefined;
};

const takeAnother = 'Nothing was changed. Take another backup: make backups lists them.';

/** A failure before the swap of the databases leaves everything unchanged (infra/adr/0015). */
export function restoreBackup(target: RestoreTarget, request: RestoreRequest): Promise<RestoreResult> {
  const folder = join(target.workFolder, 'restored');
  return withBackupLock(target.ownerUrl, async () => {
    try {
      if (!(await request.confirm())) throw new UserFacingError('Nothing was changed.');
      return await restoreFrom(folder, target, request);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function restoreFrom(folder: string, target: RestoreTarget, request: RestoreRequest): Promise<RestoreResult> {
  const { ownerUrl, objects: bucket } = target;
  const { snapshot, print, signal } = request;
  const contents = await readSnapshot(folder, request);
  print('The backup has been read completely.');
  const at = new Date();
  const stagingUrl = await createStagingDatabase(ownerUrl, at);
  const objectsFolder = join(folder, 'objects');
  try {
    await fillStagingDatabase(target.programs, { file: join(folder, dumpName), contents, stagingUrl, signal });
    print('The database is restored beside the live one; the checksums of all tables match.');
    const migrated = await migrateTables(stagingUrl);
    await copyBackupHistory(ownerUrl, stagingUrl, shortId(snapshot));
    await bucket.create();
    const { previousDatabase, damaged, ...counts } = await withUploadGcPaused(ownerUrl, async () => {
      const added = await addMissingObjects(bucket, objectsFolder, signal);
      signal?.throwIfAborted();
      return { ...added, previousDatabase: await swapDatabases(ownerUrl, stagingUrl, at) };
    });
    await repairObjects(bucket, { objectsFolder, damaged, previousDatabase });
    return { contents, previousDatabase, migrated, objects: { ...counts, repaired: damaged.length } };
  } catch (error) {
    // After the swap no database has this name any more.
    await dropStagingDatabase(stagingUrl).catch(() => undefined);
    throw error;
  }
}

async function readSnapshot(folder: string, { repository, snapshot, signal }: RestoreRequest): Promise<Contents> {
  await rm(folder, { recursive: true, force: true });
  try {
    await repository.restore(snapshot, folder, [], signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw new UserFacingError(`The backup cannot be read: ${(error as Error).message}. ${takeAnother}`);
  }
  const contents = await readContents(folder);
  await assertNotNewer(contents);
  return contents;
}

type Staging = { file: string; contents: Contents; stagingUrl: string; signal?: AbortSignal | undefined };

async function fillStagingDatabase(programs: ClientPrograms, { file, contents, stagingUrl, signal }: Staging) {
  await restoreDump(programs, { url: stagingUrl, file, signal }).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new UserFacingError(`The dump in the backup cannot be restored: ${error.message}. ${takeAnother}`);
  });
  const restored = await withClient(stagingUrl, async (client) => {
    await client.query('BEGIN');
    const sums = await tableChecksums(client, contents.withoutRows);
    await client.query('COMMIT; ANALYZE');
    return sums;
  });
  const differences = diffChecksums(contents.tables, restored);
  if (differences.length > 0)
    throw new UserFacingError(
      `The dump does not hold what the backup says: ${differences.slice(0, 5).join('; ')}. ${takeAnother}`,
    );
}

type Repair = { objectsFolder: string; damaged: string[]; previousDatabase: string };

/** Keys contain the hash of the content, so other content under a key is damage. Overwriting it cannot be undone, so it happens after the swap. */
async function repairObjects(bucket: Bucket, { objectsFolder, damaged, previousDatabase }: Repair): Promise<void> {
  try {
    for (const key of damaged) await putObject(bucket, objectsFolder, key);
  } catch (error) {
    throw new UserFacingError(
      `The database is restored (the previous one is ${previousDatabase}), but of ${damaged.length} damaged objects not all could be repaired: ${(error as Error).message}. Restore again.`,
    );
  }
}

async function assertNotNewer({ migrations, version }: Contents): Promise<void> {
  const ownMigrations = await allMigrations();
  const known = new Set(
    ownMigrations.flatMap((release) => release.migrations.map(({ name }) => `${release.schema} ${name}`)),
  );
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `The backup was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}
