import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productVersion } from '@majlis/kit/app/product-version';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { UserFacingError } from './command-line.js';
import { findProblems } from './completeness.js';
import { countRows, dumpName, writeContents } from './contents.js';
import {
  previousCounts,
  recordFailed,
  recordOffSite,
  recordPruned,
  recordStart,
  recordStored,
} from './database/backup-records.js';
import { withBackupLock, withUploadGcPaused } from './database/client.js';
import { dumpWithChecksums } from './database/snapshot.js';
import { tablesWithoutRows } from './database/table-checksums.js';
import { hashFile, mirrorObjects } from './objects.js';
import { completeTag, incompleteTag, type Repository, type Snapshot, shortId } from './repository.js';
import { missingUploads, usedKeys } from './upload-keys.js';

export type BackupSources = {
  ownerUrl: string;
  objects: Bucket;
  /** Has the files that restic stores. The copies of the objects remain there for the next backup. */
  workFolder: string;
  repository: Repository;
  offSite: Repository | undefined;
  retention: string;
  isShrinkIntended?: boolean;
  signal?: AbortSignal;
};

/**
 * An incomplete backup counts as failed, and the older ones are kept (infra/adr/0015). The returned `problems` came after the
 * backup was stored: it is good, but not off-site, or older data are damaged.
 */
export function makeBackup(sources: BackupSources) {
  const { ownerUrl, signal } = sources;
  return withBackupLock(ownerUrl, async () => {
    const record = await recordStart(ownerUrl);
    try {
      const files = await withUploadGcPaused(ownerUrl, () => gatherFiles(sources));
      const snapshot = await storeFiles(sources, files);
      await recordStored(ownerUrl, record, snapshot, files.counts);
      const problems = [...(await removeExpired(sources)), ...(await copyOffSite(sources, record))];
      return { ...files, snapshot, problems };
    } catch (error) {
      // The original error is thrown even when the database is gone and cannot record it.
      const message = signal?.aborted ? 'The backup was stopped.' : (error as Error).message;
      await recordFailed(ownerUrl, record, message).catch(() => undefined);
      throw error;
    }
  });
}

type Files = Awaited<ReturnType<typeof gatherFiles>>;

/** The database comes before the objects: a row refers only to stored objects, and none is removed meanwhile. */
async function gatherFiles({ ownerUrl, repository, signal, ...sources }: BackupSources) {
  const startedAt = new Date().toISOString();
  const folder = join(sources.workFolder, 'snapshot');
  // The copies were proved against the repository that they were stored in; a new one gets new copies.
  const stored = await repository.snapshots();
  if (!stored) {
    await repository.create();
    await rm(folder, { recursive: true, force: true });
  }
  await mkdir(join(folder, 'objects'), { recursive: true, mode: 0o700 });
  const file = join(folder, dumpName);
  const { info, usedHashes } = await dumpWithChecksums(ownerUrl, file, signal);
  const { keys, added, bytes } = await mirrorObjects(sources.objects, join(folder, 'objects'), signal);
  const contents = { version: productVersion(), startedAt, ...info, withoutRows: tablesWithoutRows };
  await writeContents(folder, contents);
  const counts = {
    rows: countRows(contents),
    objects: usedKeys(usedHashes, keys).length,
    allObjects: keys.length,
    bytes: bytes + (await stat(file)).size,
  };
  const problems = findProblems({
    counts,
    previous: await previousCounts(ownerUrl),
    missingUploads: missingUploads(usedHashes, keys),
    isShrinkIntended: sources.isShrinkIntended,
  });
  const keptAside = (stored ?? []).filter(({ tags }) => tags.includes(incompleteTag));
  /** `added` are the objects that the backup before did not have. */
  return { folder, keptAside, contents, added, counts, problems };
}

async function storeFiles(sources: BackupSources, files: Files): Promise<Snapshot> {
  const { repository, signal } = sources;
  const { folder, keptAside, contents, counts, problems } = files;
  const state = problems.length > 0 ? incompleteTag : completeTag;
  const tags = [state, `release=${contents.version}`, `rows=${counts.rows}`, `objects=${counts.allObjects}`];
  const snapshot = await repository.store(folder, tags, signal);
  try {
    await readBack(sources, files, snapshot);
  } catch (error) {
    await repository.remove([snapshot]);
    throw error;
  } finally {
    await rm(join(folder, dumpName), { force: true });
  }
  await repository.remove(keptAside);
  if (problems.length > 0)
    throw new UserFacingError(
      `The backup is incomplete and does not count. ${problems.join(' ')} It is kept aside as ${shortId(snapshot)}.`,
    );
  return snapshot;
}

/** A command line has room for so many names. */
const maxNames = 500;

/** Everything that this backup has added is read from the repository again and compared. */
async function readBack({ repository, workFolder, signal }: BackupSources, files: Files, snapshot: Snapshot) {
  const target = join(workFolder, 'read-back');
  const names = [dumpName, ...files.added.map((key) => `objects/${key}`)];
  try {
    for (let start = 0; start < names.length; start += maxNames)
      await repository.restore(snapshot, target, names.slice(start, start + maxNames), signal);
    for (const name of names)
      if ((await hashFile(join(target, name))) !== (await hashFile(join(files.folder, name))))
        throw new UserFacingError(`The backup could not be read back: ${name} is not what was stored.`);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

async function removeExpired(sources: BackupSources): Promise<string[]> {
  const { ownerUrl, repository, signal } = sources;
  const label = `${repository.name} could not be checked, and no older backup is removed`;
  const problems = await problemOf(label, signal, async () => {
    const expired = await findExpiredDaily(sources, repository, 'checked');
    await recordPruned(ownerUrl, expired.map(shortId));
    await repository.remove(expired);
  });
  for (const problem of problems) await recordFailed(ownerUrl, await recordStart(ownerUrl), problem);
  return problems;
}

/** Copies this backup and those that an outage left behind. */
async function copyOffSite(sources: BackupSources, record: string): Promise<string[]> {
  const { ownerUrl, repository, offSite, signal } = sources;
  if (!offSite) return [];
  const problems = await problemOf('Not off-site', signal, async () => {
    if (!(await offSite.snapshots())) await offSite.create(repository);
    await repository.copyTo(offSite, signal);
    await offSite.remove(await findExpiredDaily(sources, offSite, 'checked-off-site'));
  });
  await recordOffSite(ownerUrl, record, problems[0] ? null : offSite.name, problems[0]);
  return problems;
}

async function problemOf(label: string, signal: AbortSignal | undefined, action: () => Promise<void>) {
  try {
    await action();
    return [];
  } catch (error) {
    signal?.throwIfAborted();
    return [`${label}: ${(error as Error).message}`];
  }
}

/** One part of the data is read each day, so that all of it has been read within a week. */
const parts = 7;

/** A part that cannot be read is tried again with each backup, and nothing is removed until it can be read. */
async function findExpiredDaily({ workFolder, retention, signal }: BackupSources, checked: Repository, record: string) {
  const progressFile = join(workFolder, record);
  const today = new Date().toISOString().slice(0, 10);
  const [lastDay, lastPart = 0] = (await readFile(progressFile, 'utf8').catch(() => '')).split(' ');
  if (lastDay === today) return [];
  const part = (Number(lastPart) % parts) + 1;
  await checked.check(part, parts, signal);
  const expired = await checked.findExpired(retention);
  await writeFile(progressFile, `${today} ${part}`);
  return expired;
}
