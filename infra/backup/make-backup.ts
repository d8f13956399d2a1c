import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productVersion } from '@majlis/kit/settings/product-version';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { UserFacingError } from './command-line.js';
import {
  assertKnown,
  countsOf,
  findProblems,
  isComplete,
  missingUploads,
  shrunkCounts,
  usedKeys,
} from './completeness.js';
import { countRows, dumpName, writeContents } from './contents.js';
import {
  type BackupHistory,
  readBackupHistory,
  recordFailed,
  recordOffSite,
  recordPruned,
  recordSnapshot,
  recordStart,
  recordStored,
} from './database/backup-records.js';
import { withBackupLock, withUploadGcPaused } from './database/client.js';
import { dumpWithChecksums } from './database/snapshot.js';
import { tablesWithoutRows } from './database/table-checksums.js';
import { hashFile, mirrorObjects } from './objects.js';
import {
  completeTag,
  emptyTag,
  incompleteTag,
  intendedTag,
  type Repository,
  type Snapshot,
  shortId,
} from './repository.js';

export type BackupSources = {
  ownerUrl: string;
  objects: Bucket;
  /** The folder has the files that restic stores. The copies of the objects stay in it for the next backup. */
  workFolder: string;
  repository: Repository;
  offSite: Repository | undefined;
  retention: string;
  /** A repository with less content than this is read as a whole with each backup, a larger one in parts of about this size. */
  maxPartBytes: number;
  isShrinkIntended?: boolean;
  signal?: AbortSignal;
};

/**
 * An incomplete backup counts as failed, and the older ones are kept (infra/adr/operations.md). The returned `problems` came after the
 * backup was stored: it is good, but not off-site, or older data are damaged. `read` says what was read of the repository.
 */
export function makeBackup(sources: BackupSources) {
  const { ownerUrl, signal } = sources;
  return withBackupLock(ownerUrl, async () => {
    const history = await readBackupHistory(ownerUrl);
    const record = await recordStart(ownerUrl);
    try {
      const before = await openRepository(sources, history);
      const files = await withUploadGcPaused(ownerUrl, () => gatherFiles(sources, before, history));
      const snapshot = await storeFiles(sources, files, record);
      await recordStored(ownerUrl, record, snapshot, files.counts);
      const checked = await checkRepository(sources, history, files);
      const problems = [...checked.problems, ...(await copyOffSite(sources, history, files, record))];
      return { ...files, snapshot, problems, read: checked.read };
    } catch (error) {
      // The original error is thrown even when the database is gone and cannot record it.
      const message = signal?.aborted ? 'The backup was stopped.' : (error as Error).message;
      await recordFailed(ownerUrl, record, message).catch(() => undefined);
      throw error;
    }
  });
}

/** Returns the snapshots that the repository holds, and creates one where there is none. */
async function openRepository(sources: BackupSources, { isEmpty, knownIds }: BackupHistory): Promise<Snapshot[]> {
  const { repository, offSite, isShrinkIntended, workFolder } = sources;
  const stored = await repository.snapshots();
  // An off-site repository that cannot be read now is compared before anything is copied to it.
  const copies = !stored || isEmpty ? await offSite?.snapshots().catch(() => undefined) : undefined;
  if (!isShrinkIntended) {
    assertKnown(repository, stored ?? [], knownIds);
    if (offSite && isEmpty) assertKnown(offSite, copies ?? [], knownIds);
  }
  if (stored) return stored;
  await repository.create(copies && offSite);
  // The copies of objects were proved against the repository that they were stored in; a new one gets new copies.
  await rm(join(workFolder, 'snapshot'), { recursive: true, force: true });
  return [];
}

type Files = Awaited<ReturnType<typeof gatherFiles>>;

/** The database comes before the objects: a row refers only to stored objects, and none is removed meanwhile. */
async function gatherFiles(sources: BackupSources, before: Snapshot[], history: BackupHistory) {
  const { ownerUrl, signal, isShrinkIntended } = sources;
  const startedAt = new Date().toISOString();
  const folder = join(sources.workFolder, 'snapshot');
  await mkdir(join(folder, 'objects'), { recursive: true, mode: 0o700 });
  const file = join(folder, dumpName);
  const { info, isEmpty, usedHashes } = await dumpWithChecksums(ownerUrl, file, signal);
  const { keys, added, bytes } = await mirrorObjects(sources.objects, join(folder, 'objects'), signal);
  const contents = { version: productVersion(), startedAt, ...info, withoutRows: tablesWithoutRows };
  await writeContents(folder, contents);
  const counts = {
    rows: countRows(contents),
    objects: usedKeys(usedHashes, keys).length,
    allObjects: keys.length,
    bytes: bytes + (await stat(file)).size,
  };
  const previous = previousCounts(before, history);
  const problems = findProblems({
    counts,
    previous,
    missingUploads: missingUploads(usedHashes, keys),
    isShrinkIntended,
  });
  // The first backup of a new installation may have as much as those of the former one.
  const isIntended = isShrinkIntended && (history.isEmpty || shrunkCounts(counts, previous).length > 0);
  const tags = [
    problems.length > 0 ? incompleteTag : completeTag,
    ...(isEmpty ? [emptyTag] : []),
    ...(isIntended ? [intendedTag] : []),
    `release=${contents.version}`,
    `rows=${counts.rows}`,
    `objects=${counts.allObjects}`,
    `used=${counts.objects}`,
  ];
  const keptAside = before.filter((snapshot) => snapshot.tags.includes(incompleteTag));
  /** `added` are the objects that the backup before did not have. */
  return { folder, keptAside, contents, added, counts, problems, tags };
}

/** The counts that a new backup is compared with: those of the restored backup, else of the last one of this repository. */
function previousCounts(snapshots: Snapshot[], { previousId }: BackupHistory) {
  const complete = snapshots.filter(isComplete);
  const previous = complete.find(({ id }) => previousId && id.startsWith(previousId)) ?? complete[0];
  return previous && countsOf(previous);
}

async function storeFiles(sources: BackupSources, files: Files, record: string): Promise<Snapshot> {
  const { repository, signal } = sources;
  const { folder, keptAside, tags, problems } = files;
  const snapshot = await repository.store(folder, tags, signal);
  try {
    await recordSnapshot(sources.ownerUrl, record, snapshot);
    await readBack(sources, files, snapshot);
  } catch (error) {
    await repository.forget([snapshot]);
    throw error;
  } finally {
    await rm(join(folder, dumpName), { force: true });
  }
  await repository.forget(keptAside);
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

/** Here a part is read with every hourly backup, so all of it within a day. */
const here = { progress: 'checked', maxParts: 24 };
/** There reading may cost money: a part is read once a day, so all of it within a week. */
const there = { progress: 'checked-off-site', maxParts: 7 };

/** A part that cannot be read is tried again with each backup, and nothing is removed until it can be read. */
async function readPart(sources: BackupSources, repository: Repository, bytes: number, place: typeof here) {
  const progressFile = join(sources.workFolder, place.progress);
  const [, lastPart = 0] = (await readFile(progressFile, 'utf8').catch(() => '')).split(' ');
  const parts = Math.min(place.maxParts, Math.ceil(bytes / sources.maxPartBytes) || 1);
  const part = (Number(lastPart) % parts) + 1;
  await repository.check(part, parts, sources.signal);
  await writeFile(progressFile, `${today()} ${part}`);
  return parts === 1 ? 'all data of the repository' : `part ${part} of ${parts} of the repository's data`;
}

const today = () => new Date().toISOString().slice(0, 10);
const wasReadToday = async ({ workFolder }: BackupSources, { progress }: typeof here) =>
  (await readFile(join(workFolder, progress), 'utf8').catch(() => '')).startsWith(today());

/** Older backups are removed once a day, from a repository that could be read. */
async function checkRepository(sources: BackupSources, history: BackupHistory, { counts }: Files) {
  const { ownerUrl, repository, retention, signal } = sources;
  let read = '';
  const label = `${repository.name} could not be checked, and no older backup is removed`;
  const problems = await problemOf(label, signal, async () => {
    const isRemovalDue = !history.isEmpty && !(await wasReadToday(sources, here));
    read = await readPart(sources, repository, counts.bytes, here);
    if (!isRemovalDue) return;
    const expired = await repository.findExpired(retention);
    await recordPruned(ownerUrl, expired.map(shortId));
    await repository.forget(expired);
    await repository.prune();
  });
  for (const problem of problems) await recordFailed(ownerUrl, await recordStart(ownerUrl), problem);
  return { read, problems };
}

/** Copies this backup and those that an outage left behind. */
async function copyOffSite(sources: BackupSources, history: BackupHistory, { counts }: Files, record: string) {
  const { ownerUrl, repository, offSite, retention, isShrinkIntended, signal } = sources;
  if (!offSite) return [];
  const problems = await problemOf('Not off-site', signal, async () => {
    const copies = await offSite.snapshots();
    if (!copies) await offSite.create(repository);
    else if (!isShrinkIntended) {
      assertKnown(offSite, copies, history.knownIds);
      const [shrink] = findProblems({ counts, previous: previousCounts(copies, history), missingUploads: [] });
      if (shrink) throw new UserFacingError(shrink);
    }
    await repository.copyTo(offSite, signal);
    if (history.isEmpty || (await wasReadToday(sources, there))) return;
    await readPart(sources, offSite, counts.bytes, there);
    await offSite.forget(await offSite.findExpired(retention));
    await offSite.prune();
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
