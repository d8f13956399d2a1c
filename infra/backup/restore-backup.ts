import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@majlis/kit/database/with-client';
import { allMigrations, migrateTables } from '../migrate/migrate.js';
import { UserFacingError } from './command-line.js';
import { countIn } from './completeness.js';
import { type Contents, countRows, dumpName, readContents } from './contents.js';
import { copyBackupHistory } from './database/backup-records.js';
import { withBackupLock, withUploadGcPaused } from './database/client.js';
import { restoreDump } from './database/client-programs.js';
import { createStagingDatabase, dropStagingDatabase, swapDatabases } from './database/staging-database.js';
import { diffChecksums, tableChecksums } from './database/table-checksums.js';
import type { BackupSources } from './make-backup.js';
import { addMissingObjects, putObject } from './objects.js';
import type { Repository, Snapshot } from './repository.js';

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
    try {
      if (!(await request.confirm())) throw new UserFacingError('Nothing was changed.');
      return await restoreFrom(folder, target, request);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function restoreFrom(folder: string, { ownerUrl, objects, offSite }: BackupSources, request: RestoreRequest) {
  const { repository, snapshot, print, signal } = request;
  const contents = await readSnapshot(folder, request);
  print('The backup has been read completely.');
  const stagingUrl = await createStagingDatabase(ownerUrl);
  const objectsFolder = join(folder, 'objects');
  try {
    await fillStagingDatabase(stagingUrl, join(folder, dumpName), contents, signal);
    print('The database is restored beside the live one; the checksums of all tables match.');
    const migrated = await migrateTables(stagingUrl);
    await copyBackupHistory(ownerUrl, stagingUrl, {
      snapshot,
      rows: countRows(contents),
      objects: countIn(snapshot, 'objects') ?? 0,
      offSite: repository === offSite ? repository.name : null,
    });
    await objects.create();
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

async function readSnapshot(folder: string, { repository, snapshot, signal }: RestoreRequest): Promise<Contents> {
  await rm(folder, { recursive: true, force: true });
  await repository.restore(snapshot, folder, [], signal).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new UserFacingError(`The backup cannot be read: ${error.message}. ${takeAnother}`);
  });
  const contents = await readContents(folder);
  await assertNotNewer(contents);
  return contents;
}

async function fillStagingDatabase(stagingUrl: string, dump: string, contents: Contents, signal?: AbortSignal) {
  await restoreDump(stagingUrl, dump, signal).catch((error: Error) => {
    signal?.throwIfAborted();
    throw new UserFacingError(`The dump in the backup cannot be restored: ${error.message}. ${takeAnother}`);
  });
  const differences = await withClient(stagingUrl, async (client) => {
    await client.query('ANALYZE');
    await client.query('BEGIN');
    return diffChecksums(contents.tables, await tableChecksums(client, contents.withoutRows));
  });
  if (differences.length > 0)
    throw new UserFacingError(
      `The dump does not hold what the backup says: ${differences.slice(0, 5).join('; ')}. ${takeAnother}`,
    );
}

async function assertNotNewer({ migrations, version }: Contents): Promise<void> {
  const known = (await allMigrations()).flatMap((own) => own.migrations.map(({ name }) => `${own.schema} ${name}`));
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `The backup was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}
