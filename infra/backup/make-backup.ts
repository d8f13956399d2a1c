import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { UserFacingError } from './command-line.js';
import { findProblems } from './completeness.js';
import { type Contents, countRows, dumpName, writeContents } from './contents.js';
import {
  previousCounts,
  recordFailed,
  recordOffSite,
  recordPruned,
  recordStart,
  recordStored,
  type StoredCounts,
} from './database/backup-records.js';
import { withBackupLock, withUploadGcPaused } from './database/client.js';
import type { ClientPrograms } from './database/client-programs.js';
import { dumpWithChecksums } from './database/snapshot.js';
import { tablesWithoutRows } from './database/table-checksums.js';
import { hashContent } from './hash-content.js';
import { mirrorObjects } from './objects.js';
import { completeTag, incompleteTag, type Repository, type Snapshot, shortId } from './repository.js';
import { missingUploads, usedKeys } from './upload-keys.js';

export type BackupSources = {
  ownerUrl: string;
  programs: ClientPrograms;
  objects: Bucket;
  /** Has the files that restic stores. The copies of the objects remain there for the next backup. */
  workFolder: string;
  repository: Repository;
  offSite: Repository | undefined;
  retention: string;
  version: string;
  isShrinkIntended?: boolean;
};

/** `problems` came after the backup was stored: it is good, but not off-site, or older data are damaged. */
export type Backup = Omit<Files, 'folder' | 'keptAside'> & { snapshot: Snapshot };
/** `added` are the objects that the backup before did not have. */
type Files = {
  folder: string;
  keptAside: Snapshot[];
  contents: Contents;
  added: string[];
  counts: StoredCounts;
  problems: string[];
};

/** An incomplete backup counts as failed, and the older ones are kept (infra/adr/0015). */
export function makeBackup(sources: BackupSources, signal?: AbortSignal): Promise<Backup> {
  const { ownerUrl } = sources;
  return withBackupLock(ownerUrl, async () => {
    const startedAt = new Date();
    const record = await recordStart(ownerUrl);
    try {
      const files = await withUploadGcPaused(ownerUrl, () => gatherFiles(sources, startedAt, signal));
      const snapshot = await storeFiles(sources, files, signal);
      await recordStored(ownerUrl, record, snapshot, files.counts);
      const problems = [...(await removeExpired(sources, signal)), ...(await copyOffSite(sources, record, signal))];
      return { snapshot, ...files, problems };
    } catch (error) {
      // The original error is thrown even when the database is gone and cannot record it.
      const message = signal?.aborted ? 'The backup was stopped.' : (error as Error).message;
      await recordFailed(ownerUrl, record, message).catch(() => undefined);
      throw error;
    }
  });
}

/** The database comes before the objects: a row refers only to stored objects, and none is removed meanwhile. */
async function gatherFiles(sources: BackupSources, startedAt: Date, signal?: AbortSignal): Promise<Files> {
  const { ownerUrl, programs, version, repository } = sources;
  const folder = join(sources.workFolder, 'snapshot');
  // The copies were proved against the repository that they were stored in; a new one gets new copies.
  const stored = await repository.snapshots();
  if (!stored) {
    await repository.create();
    await rm(folder, { recursive: true, force: true });
  }
  await mkdir(join(folder, 'objects'), { recursive: true, mode: 0o700 });
  const file = join(folder, dumpName);
  const { info, usedHashes } = await dumpWithChecksums({ ownerUrl, programs, file, signal });
  const { keys, added, bytes } = await mirrorObjects(sources.objects, join(folder, 'objects'), signal);
  const contents = { version, startedAt: startedAt.toISOString(), ...info, withoutRows: tablesWithoutRows };
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
    missingUploads: missingUploads(usedHashes ?? [], keys),
    isShrinkIntended: sources.isShrinkIntended,
  });
  const keptAside = (stored ?? []).filter(({ tags }) => tags.includes(incompleteTag));
  return { folder, keptAside, contents, added, counts, problems };
}

async function storeFiles(
  { repository, workFolder }: BackupSources,
  files: Files,
  signal?: AbortSignal,
): Promise<Snapshot> {
  const { folder, keptAside, contents, counts, problems } = files;
  const state = problems.length > 0 ? incompleteTag : completeTag;
  const tags = [state, `release=${contents.version}`, `rows=${counts.rows}`, `objects=${counts.allObjects}`];
  const snapshot = await repository.store(folder, tags, signal);
  try {
    await readBack(repository, snapshot, { files, target: join(workFolder, 'read-back'), signal });
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

type ReadBack = { files: Files; target: string; signal?: AbortSignal | undefined };

/** Everything that this backup has added is read from the repository again and compared. */
async function readBack(
  repository: Repository,
  snapshot: Snapshot,
  { files, target, signal }: ReadBack,
): Promise<void> {
  const names = [dumpName, ...files.added.map((key) => `objects/${key}`)];
  try {
    for (let start = 0; start < names.length; start += maxNames) {
      const portion = names.slice(start, start + maxNames);
      await repository.restore(snapshot, target, portion, signal);
      for (const name of portion)
        if ((await hashOf(join(target, name))) !== (await hashOf(join(files.folder, name))))
          throw new UserFacingError(`The backup could not be read back: ${name} is not what was stored.`);
    }
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

const hashOf = (path: string): Promise<string> => hashContent(createReadStream(path));

async function removeExpired(sources: BackupSources, signal?: AbortSignal): Promise<string[]> {
  const { ownerUrl, repository } = sources;
  const problems = await problemOf(
    `${repository.name} could not be checked, and no older backup is removed`,
    signal,
    async () => {
      const expired = await findExpiredDaily(sources, repository, signal);
      await recordPruned(ownerUrl, expired.map(shortId));
      await repository.remove(expired);
    },
  );
  for (const problem of problems) await recordFailed(ownerUrl, await recordStart(ownerUrl), problem);
  return problems;
}

/** Copies this backup and those that an outage left behind. */
async function copyOffSite(sources: BackupSources, record: string, signal?: AbortSignal): Promise<string[]> {
  const { ownerUrl, repository, offSite } = sources;
  if (!offSite) return [];
  const problems = await problemOf('Not off-site', signal, async () => {
    if (!(await offSite.snapshots())) await offSite.create(repository);
    await repository.copyTo(offSite, signal);
    await offSite.remove(await findExpiredDaily(sources, offSite, signal));
  });
  await recordOffSite(ownerUrl, record, {
    location: problems[0] ? null : offSite.name,
    message: problems[0],
  });
  return problems;
}

async function problemOf(
  label: string,
  signal: AbortSignal | undefined,
  action: () => Promise<void>,
): Promise<string[]> {
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
async function findExpiredDaily(
  { workFolder, repository, retention }: BackupSources,
  checked: Repository,
  signal?: AbortSignal,
): Promise<Snapshot[]> {
  const progressFile = join(workFolder, checked === repository ? 'checked' : 'checked-off-site');
  const today = new Date().toISOString().slice(0, 10);
  const [lastDay, lastPart = 0] = (await readFile(progressFile, 'utf8').catch(() => '')).split(' ');
  if (lastDay === today) return [];
  const part = (Number(lastPart) % parts) + 1;
  await checked.check(part, parts, signal);
  const expired = await checked.findExpired(retention);
  await writeFile(progressFile, `${today} ${part}`);
  return expired;
}
