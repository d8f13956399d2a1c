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
  formatVersion,
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
  maxArchives: number;
  version: string;
  isShrinkIntended?: boolean;
};

/** An incomplete archive counts as failed, and the older ones are kept (infra/adr/0015). */
export function makeBackup(sources: BackupSources, signal?: AbortSignal): Promise<CheckedArchive> {
  const { ownerUrl, folder, maxArchives } = sources;
  return withBackupLock(ownerUrl, async () => {
    await openBackupFolder(folder);
    const startedAt = await uniqueTimestamp(folder);
    const name = archiveName(startedAt);
    const record = await BackupRecord.begin(ownerUrl, name, startedAt);
    const { archive, counts } = await withUploadGcPaused(ownerUrl, () =>
      writeArchive(sources, startedAt, signal),
    ).catch(async (error: Error) => {
      // The original error is thrown even when the database is gone and cannot record it.
      await record.failed(signal?.aborted ? 'The backup was stopped.' : error.message).catch(() => undefined);
      throw error;
    });
    await record.stored(archive, counts);
    await removeIncomplete(folder);
    const expired = expiredArchives(await archivesIn(folder), maxArchives, name);
    await recordPruned(ownerUrl, expired);
    await removeArchives(folder, expired);
    return archive;
  });
}

/** The name of an archive has seconds only, so a second archive within one second has to wait. */
async function uniqueTimestamp(folder: string): Promise<Date> {
  for (;;) {
    const now = new Date();
    if (!existsSync(join(folder, archiveName(now)))) return now;
    await wait(1_000 - now.getMilliseconds());
  }
}

type CompletedBackup = { archive: CheckedArchive; counts: BackupCounts };

async function writeArchive(sources: BackupSources, startedAt: Date, signal?: AbortSignal): Promise<CompletedBackup> {
  const { folder } = sources;
  const path = join(folder, archiveName(startedAt));
  const draftPath = `${path}.partial`;
  try {
    const usedHashes = await writeDraft(sources, { draftPath, startedAt, signal });
    const archive = await checkArchive(draftPath, signal);
    const counts = await assertComplete(sources, archive, usedHashes);
    await rename(draftPath, path);
    await syncFolder(folder);
    return { archive: { ...archive, path }, counts };
  } finally {
    await rm(draftPath, { force: true });
  }
}

async function assertComplete(
  { ownerUrl, folder, isShrinkIntended }: BackupSources,
  { path, manifest }: CheckedArchive,
  usedHashes: string[] | undefined,
): Promise<BackupCounts> {
  const keys = objectKeysOf(manifest.files);
  const counts = { rows: countContents(manifest).rows, objects: usedKeys(usedHashes, keys).length };
  const problems = findProblems({
    counts,
    previous: await previousCounts(ownerUrl),
    missingUploads: missingUploads(usedHashes ?? [], keys),
    isShrinkIntended,
  });
  if (problems.length === 0) return counts;
  const incompleteName = await markIncomplete(folder, path, archiveName(new Date(manifest.startedAt)));
  throw new UserFacingError(
    `The backup is incomplete and does not count. ${problems.join(' ')} It is kept aside as ${incompleteName}.`,
  );
}

type Draft = { draftPath: string; startedAt: Date; signal?: AbortSignal | undefined };

/** The database comes before the objects: a row refers only to stored objects, and none is removed meanwhile. */
async function writeDraft(
  sources: BackupSources,
  { draftPath, startedAt, signal }: Draft,
): Promise<string[] | undefined> {
  const { ownerUrl, programs, version, objects } = sources;
  const dumpPath = `${draftPath.replace(/\.partial$/, '')}.dump.partial`;
  try {
    const { info: snapshot, usedHashes } = await dumpWithChecksums({ ownerUrl, programs, file: dumpPath, signal });
    const writer = await ArchiveWriter.create(draftPath);
    try {
      await writer.add({ name: dumpName, bytes: (await stat(dumpPath)).size }, createReadStream(dumpPath));
      await addObjects(writer, objects, signal);
      const manifest: Manifest = {
        format: formatVersion,
        version,
        startedAt: startedAt.toISOString(),
        finishedAt: new Date().toISOString(),
        ...snapshot,
        withoutRows: tablesWithoutRows,
        files: writer.files,
      };
      await writer.finish(manifestName, `${JSON.stringify(manifest, null, 1)}\n`);
    } catch (error) {
      await writer.abort();
      throw error;
    }
    return usedHashes;
  } finally {
    await rm(dumpPath, { force: true });
  }
}

async function addObjects(writer: ArchiveWriter, objects: Bucket, signal?: AbortSignal): Promise<void> {
  for await (const { name } of objects.list()) {
    signal?.throwIfAborted();
    if (!isSafeKey(name))
      throw new UserFacingError(`The object store holds ${JSON.stringify(name)}, which no archive can name.`);
    const object = await objects.read(name);
    // An object that is missing now was removed after it was listed.
    if (object) await writer.add({ ...object, name: objectMemberName(name) }, object.stream);
  }
}
