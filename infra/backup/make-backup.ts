import { createReadStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { type CheckedArchive, checkArchive } from './archive/check-archive.js';
import {
  archiveName,
  countContents,
  dumpName,
  expiredArchives,
  format,
  isSafeKey,
  type Manifest,
  manifestName,
  objectKeysOf,
  objectMemberName,
} from './archive/format.js';
import { ArchiveWriter } from './archive/write-archive.js';
import {
  archivesIn,
  markIncomplete,
  openBackupFolder,
  removeArchives,
  removeIncomplete,
  syncFolder,
} from './backup-folder.js';
import { UserFacingError } from './command-line.js';
import { type BackupCounts, findProblems } from './completeness.js';
import { BackupRecord, previousCounts, recordPruned } from './database/backup-records.js';
import { withBackupLock, withUploadGcPaused } from './database/client.js';
import type { ClientPrograms } from './database/client-programs.js';
import { dumpWithChecksums } from './database/snapshot.js';
import { tablesWithoutRows } from './database/table-checksums.js';
import { missingUploads, usedKeys } from './upload-keys.js';

export type BackupSources = {
  ownerUrl: string;
  programs: ClientPrograms;
  objects: Bucket;
  folder: string;
  /** So many archives stay in the folder. */
  keep: number;
  version: string;
  /** Said by an operator for a single backup: that much less than in the one before was removed on purpose. */
  isShrinkIntended?: boolean;
};

/**
 * Writes an archive of database and objects and reads it back; a row of `operations.backups` says how it went. An archive
 * that is incomplete counts as failed, and the older ones stay.
 */
export function makeBackup(sources: BackupSources, signal?: AbortSignal): Promise<CheckedArchive> {
  const { ownerUrl, folder, keep } = sources;
  return withBackupLock(ownerUrl, async () => {
    await openBackupFolder(folder);
    const startedAt = await uniqueTimestamp(folder);
    const name = archiveName(startedAt);
    const record = await BackupRecord.begin(ownerUrl, name, startedAt);
    const { archive, counts } = await withUploadGcPaused(ownerUrl, () =>
      writeArchive(sources, startedAt, signal),
    ).catch(async (error: Error) => {
      // Where the database is gone the caller still hears why.
      await record.failed(signal?.aborted ? 'It was stopped.' : error.message).catch(() => undefined);
      throw error;
    });
    await record.stored(archive, counts);
    await removeIncomplete(folder);
    const expired = expiredArchives(await archivesIn(folder), keep, name);
    await recordPruned(ownerUrl, expired);
    await removeArchives(folder, expired);
    return archive;
  });
}

/** Archives are named after the second. */
async function uniqueTimestamp(folder: string): Promise<Date> {
  for (;;) {
    const now = new Date();
    if (!existsSync(join(folder, archiveName(now)))) return now;
    await wait(1_000 - now.getMilliseconds());
  }
}

/** What the next backup is compared with goes with the archive. */
type CompletedBackup = { archive: CheckedArchive; counts: BackupCounts };

/** Until it was read back it has another name: what is called an archive is a whole one. */
async function writeArchive(sources: BackupSources, startedAt: Date, signal?: AbortSignal): Promise<CompletedBackup> {
  const { folder } = sources;
  const path = join(folder, archiveName(startedAt));
  const draft = `${path}.partial`;
  try {
    const namedUploads = await writeDraft(sources, { draft, startedAt, signal });
    const archive = await checkArchive(draft, signal);
    const counts = await assertComplete(sources, archive, namedUploads);
    await rename(draft, path);
    await syncFolder(folder);
    return { archive: { ...archive, path }, counts };
  } finally {
    await rm(draft, { force: true });
  }
}

async function assertComplete(
  { ownerUrl, folder, isShrinkIntended }: BackupSources,
  { path, manifest }: CheckedArchive,
  namedUploads: string[] | undefined,
): Promise<BackupCounts> {
  const keys = objectKeysOf(manifest.files);
  const counts = { rows: countContents(manifest).rows, objects: usedKeys(namedUploads, keys).length };
  const problems = findProblems({
    counts,
    previous: await previousCounts(ownerUrl),
    missingUploads: missingUploads(namedUploads ?? [], keys),
    isShrinkIntended,
  });
  if (problems.length === 0) return counts;
  const aside = await markIncomplete(folder, path, archiveName(new Date(manifest.startedAt)));
  throw new UserFacingError(
    `The backup is incomplete and does not count. ${problems.join(' ')} It is kept aside as ${aside}.`,
  );
}

type Draft = { draft: string; startedAt: Date; signal?: AbortSignal | undefined };

/**
 * First the database, then the objects: a row names its object only once that is stored, and none is changed or removed
 * meanwhile. Answers the hashes of the uploads that rows name.
 */
async function writeDraft(sources: BackupSources, { draft, startedAt, signal }: Draft): Promise<string[] | undefined> {
  const { ownerUrl, programs, version, objects } = sources;
  const file = `${draft.replace(/\.partial$/, '')}.dump.partial`;
  try {
    const { info: moment, namedUploads } = await dumpWithChecksums({ ownerUrl, programs, file, signal });
    const writer = await ArchiveWriter.create(draft);
    try {
      await writer.add({ name: dumpName, bytes: (await stat(file)).size }, createReadStream(file));
      await addObjects(writer, objects, signal);
      const manifest: Manifest = {
        format,
        version,
        startedAt: startedAt.toISOString(),
        finishedAt: new Date().toISOString(),
        ...moment,
        withoutRows: tablesWithoutRows,
        files: writer.files,
      };
      await writer.finish(manifestName, `${JSON.stringify(manifest, null, 1)}\n`);
    } catch (error) {
      await writer.abort();
      throw error;
    }
    return namedUploads;
  } finally {
    await rm(file, { force: true });
  }
}

async function addObjects(writer: ArchiveWriter, objects: Bucket, signal?: AbortSignal): Promise<void> {
  for await (const { name } of objects.list()) {
    signal?.throwIfAborted();
    if (!isSafeKey(name))
      throw new UserFacingError(`The object store holds ${JSON.stringify(name)}, which no archive can name.`);
    const object = await objects.read(name);
    // Removed since the list was made.
    if (object) await writer.add({ ...object, name: objectMemberName(name) }, object.stream);
  }
}
