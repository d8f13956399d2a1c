import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@majlis/kit/database/with-client';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { allMigrations, migrateTables } from '../migrate/migrate.js';
import { UserFacingError } from './command-line.js';
import { type Contents, dumpName, readContents } from './contents.js';
import { copyBackupHistory } from './database/backup-records.js';
import { withBackupLock, withUploadGcPaused } from './database/client.js';
import { restoreDump } from './database/client-programs.js';
import { createStagingDatabase, dropStagingDatabases, swapDatabases } from './database/staging-database.js';
import { diffChecksums, tableChecksums } from './database/table-checksums.js';
import type { BackupSources } from './make-backup.js';
import { addMissingObjects, putObject } from './objects.js';
import { type Repository, type Snapshot, shortId } from './repository.js';

export type RestoreTarget = Pick<BackupSources, 'ownerUrl' | 'objects' | 'workFolder' | 'signal'>;

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
  const { ownerUrl, objects: bucket, signal } = target;
  const { snapshot, print } = request;
  const contents = await readSnapshot(folder, target, request);
  print('The backup has been read completely.');
  const at = new Date();
  const stagingUrl = await createStagingDatabase(ownerUrl, at);
  const objectsFolder = join(folder, 'objects');
  try {
    await fillStagingDatabase(stagingUrl, { file: join(folder, dumpName), contents, signal });
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
    await dropStagingDatabases(ownerUrl).catch(() => undefined);
    throw error;
  }
}

async function readSnapshot(folder: string, { signal }: RestoreTarget, { repository, snapshot }: RestoreRequest) {
  await rm(folder, { recursive: true, force: true });
  try {
    await repository.restore(snapshot, folder);
  } catch (error) {
    signal?.throwIfAborted();
    throw new UserFacingError(`The backup cannot be read: ${(error as Error).message}. ${takeAnother}`);
  }
  const contents = await readContents(folder);
  await assertNotNewer(contents);
  return contents;
}

type Dump = { file: string; contents: Contents; signal: AbortSignal | undefined };

async function fillStagingDatabase(stagingUrl: string, { file, contents, signal }: Dump): Promise<void> {
  await restoreDump({ url: stagingUrl, file, signal }).catch((error: Error) => {
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
  const known = new Set<string>();
  for (const release of await allMigrations())
    for (const { name } of release.migrations) known.add(`${release.schema} ${name}`);
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `The backup was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}
