import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { laterMigrations, migrateTables } from '../migrate/migrate.js';
import { copyBackupHistory } from './backup-records.js';
import {
  createStagingDatabase,
  dropStagingDatabase,
  findDifferences,
  restoreDump,
  swapDatabases,
  withBackupLock,
  withUploadGcPaused,
} from './database.js';
import type { BackupSources } from './make-backup.js';
import type { Repository, Snapshot } from './repository.js';
import { UserFacingError } from './run-program.js';
import { addMissingObjects, type Contents, dumpName, objectsName, putObject, readContents } from './snapshot-files.js';

export type RestoreResult = Awaited<ReturnType<typeof restoreBackup>>;

type RestoreRequest = {
  repository: Repository;
  snapshot: Snapshot;
  confirm: () => Promise<boolean>;
  print: (text: string) => void;
  signal?: AbortSignal | undefined;
};

const takeAnother = 'Nothing was changed. Take another backup: make backups lists them.';

/** A failure before the swap of the databases leaves everything unchanged (infra/adr/operations.md). */
export function restoreBackup(target: BackupSources, request: RestoreRequest) {
  const folder = join(target.workFolder, 'restored');
  return withBackupLock(target.ownerUrl, async () => {
    if (!(await request.confirm())) throw new UserFacingError('Nothing was changed.');
    try {
      await rm(folder, { recursive: true, force: true });
      return await restoreFrom(folder, target, request);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function restoreFrom(folder: string, { ownerUrl, objects, offSite }: BackupSources, request: RestoreRequest) {
  const { repository, snapshot, print, signal } = request;
  await orRejected('The backup cannot be read', signal, repository.restore(snapshot, folder, [], signal));
  const contents = await readContents(folder);
  await assertNotNewer(contents);
  print('The backup has been read completely.');
  const stagingUrl = await createStagingDatabase(ownerUrl);
  try {
    const restoring = restoreDump(stagingUrl, join(folder, dumpName), signal);
    await orRejected('The dump in the backup cannot be restored', signal, restoring);
    const differences = (await findDifferences(stagingUrl, contents)).slice(0, 5).join('; ');
    if (differences)
      throw new UserFacingError(`The dump does not hold what the backup says: ${differences}. ${takeAnother}`);
    print('The database is restored beside the live one; the checksums of all tables match.');
    const migrated = await migrateTables(stagingUrl);
    await copyBackupHistory(ownerUrl, stagingUrl, snapshot, repository === offSite ? repository.name : undefined);
    await objects.create();
    const objectsFolder = join(folder, objectsName);
    const { previousDatabase, damaged, ...counts } = await withUploadGcPaused(ownerUrl, async () => {
      const added = await addMissingObjects(objects, objectsFolder, signal);
      signal?.throwIfAborted();
      return { ...added, previousDatabase: await swapDatabases(ownerUrl) };
    });
    // Keys contain the hash of the content, so other content under a key is damage. Overwriting it cannot be undone.
    for (const key of damaged)
      await putObject(objects, objectsFolder, key).catch((error: Error) => {
        throw new UserFacingError(
          `The database is restored (the previous one is ${previousDatabase}), but of ${damaged.length} damaged objects not all could be repaired: ${error.message}. Restore again.`,
        );
      });
    return { contents, previousDatabase, migrated, objects: { ...counts, repaired: damaged.length } };
  } catch (error) {
    // After the swap no database has this name any more.
    await dropStagingDatabase(ownerUrl).catch(() => undefined);
    throw error;
  }
}

const orRejected = (reason: string, signal: AbortSignal | undefined, action: Promise<unknown>): Promise<unknown> =>
  action.catch((error: Error) => {
    signal?.throwIfAborted();
    throw new UserFacingError(`${reason}: ${error.message}. ${takeAnother}`);
  });

async function assertNotNewer({ migrations, version }: Contents): Promise<void> {
  const unknown = (await laterMigrations(migrations)).slice(0, 3);
  if (unknown.length > 0)
    throw new UserFacingError(
      `The backup was made by a newer release (${version}): this one does not know ${unknown.join(', ')}. Upgrade Majlis, then restore.`,
    );
}
