import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productVersion } from '@majlis/kit/settings/product-version';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { type History, readHistory, recordFailed, recordPruned, recordStart, updateRecord } from './backup-records.js';
import { assertKnown, findPrevious, findProblems, missingUploads, shrunkCounts, usedKeys } from './backups.js';
import { dumpWithChecksums, tablesWithoutRows, withBackupLock, withUploadGcPaused } from './database.js';
import { type Repository, type Snapshot, shortId, tag } from './repository.js';
import { UserFacingError } from './run-program.js';
import { countRows, dumpName, hashFile, mirrorObjects, objectsName, writeContents } from './snapshot-files.js';

export type BackupSources = {
  ownerUrl: string;
  objects: Bucket;
  /** This folder holds the files that restic stores. The copies of the objects stay in it for the next backup. */
  workFolder: string;
  repository: Repository;
  offSite: Repository | undefined;
  retention: string;
  /** A repository with less content than this is read as a whole with each backup, a larger one in parts of about this size. */
  maxPartBytes: number;
  isShrinkIntended?: boolean;
  signal?: AbortSignal;
};

const snapshotFolder = ({ workFolder }: BackupSources) => join(workFolder, 'snapshot');

/**
 * An incomplete backup counts as failed, and the older ones are kept (infra/adr/operations.md). The returned `problems` came up
 * after the backup was stored: it is good, but not off-site, or older data are damaged. `read` says which part of the repository
 * was read.
 */
export function makeBackup(sources: BackupSources) {
  const { ownerUrl, signal } = sources;
  return withBackupLock(ownerUrl, async () => {
    const history = await readHistory(ownerUrl);
    const record = await recordStart(ownerUrl);
    const stored = await storeBackup(sources, history, record).catch(async (error: Error) => {
      // The original error is thrown even when the database is gone and cannot record it.
      const message = signal?.aborted ? 'The backup was stopped.' : error.message;
      await recordFailed(ownerUrl, record, message).catch(() => undefined);
      throw error;
    });
    const { read, problem } = await checkRepository(sources, history, stored.bytes);
    const notOffSite = await copyOffSite(sources, history, stored, record);
    return { ...stored, read, problems: [problem, notOffSite].filter((each) => each !== undefined) };
  });
}

type Stored = Awaited<ReturnType<typeof storeBackup>>;

async function storeBackup(sources: BackupSources, history: History, record: string) {
  const { ownerUrl, repository, signal, isShrinkIntended } = sources;
  const before = await openRepository(sources, history);
  const files = await withUploadGcPaused(ownerUrl, () => gatherFiles(sources));
  const { contents, counts, bytes, added, isEmpty } = files;
  const previous = findPrevious(before, history.previousId);
  const problems = findProblems({ counts, previous, missingUploads: files.missing, isShrinkIntended });
  // A new installation may have as much content as the former one, so its first backup is marked in any case.
  const isIntended = isShrinkIntended && (history.isEmpty || shrunkCounts(counts, previous).length > 0);
  const marks = [...(isEmpty ? [tag.empty] : []), ...(isIntended ? [tag.intended] : []), `release=${contents.version}`];
  const tags = [...marks, ...Object.entries(counts).map(([name, count]) => `${name}=${count}`)];
  const outcome = problems.length > 0 ? tag.incomplete : tag.complete;
  const snapshot = await repository.store(snapshotFolder(sources), [outcome, ...tags], signal);
  try {
    // From now on a killed process leaves a snapshot that the next one knows as its own.
    await updateRecord(ownerUrl, record, { file: shortId(snapshot) });
    await readBack(sources, added, snapshot);
  } catch (error) {
    await repository.forget([snapshot]);
    throw error;
  } finally {
    await rm(join(snapshotFolder(sources), dumpName), { force: true });
  }
  await repository.forget(before.filter((each) => each.tags.includes(tag.incomplete)));
  if (problems.length > 0)
    throw new UserFacingError(
      `The backup is incomplete and does not count. ${problems.join(' ')} It is kept aside as ${shortId(snapshot)}.`,
    );
  const recorded = { bytes, row_count: counts.rows, objects: counts.objects, used_objects: counts.used };
  await updateRecord(ownerUrl, record, { outcome: 'stored', finished_at: 'now', ...recorded });
  return { snapshot, contents, bytes, added };
}

/** Returns the snapshots that the repository holds, and creates one where there is none. */
async function openRepository(sources: BackupSources, { isEmpty, knownIds }: History): Promise<Snapshot[]> {
  const { repository, offSite, isShrinkIntended } = sources;
  const stored = await repository.snapshots();
  // An off-site repository that cannot be read now is compared later, before anything is copied to it.
  const copies = !stored || isEmpty ? await offSite?.snapshots().catch(() => undefined) : undefined;
  if (!isShrinkIntended) {
    assertKnown(repository, stored ?? [], knownIds);
    if (offSite && isEmpty) assertKnown(offSite, copies ?? [], knownIds);
  }
  if (stored) return stored;
  await repository.create(copies && offSite);
  // The copies of objects were compared with the lost repository; a new one gets new copies.
  await rm(snapshotFolder(sources), { recursive: true, force: true });
  return [];
}

/** The database is dumped before the objects are copied: a row refers only to stored objects, and none is removed meanwhile. */
async function gatherFiles(sources: BackupSources) {
  const folder = snapshotFolder(sources);
  const [dump, objectsFolder] = [join(folder, dumpName), join(folder, objectsName)];
  const startedAt = new Date().toISOString();
  await mkdir(objectsFolder, { recursive: true, mode: 0o700 });
  const { info, isEmpty, usedHashes } = await dumpWithChecksums(sources.ownerUrl, dump, sources.signal);
  const { keys, added, bytes } = await mirrorObjects(sources.objects, objectsFolder, sources.signal);
  const contents = { version: productVersion(), startedAt, ...info, withoutRows: tablesWithoutRows };
  await writeContents(folder, contents);
  const counts = { rows: countRows(contents), objects: keys.length, used: usedKeys(usedHashes, keys).length };
  const missing = missingUploads(usedHashes, keys);
  return { contents, counts, bytes: bytes + (await stat(dump)).size, added, isEmpty, missing };
}

/** The number of names that fit into a command line. */
const maxNames = 500;

/** Everything that this backup has added is read from the repository again and compared. */
async function readBack(sources: BackupSources, added: string[], snapshot: Snapshot): Promise<void> {
  const { repository, workFolder, signal } = sources;
  const target = join(workFolder, 'read-back');
  const names = [dumpName, ...added.map((key) => `${objectsName}/${key}`)];
  try {
    for (let start = 0; start < names.length; start += maxNames)
      await repository.restore(snapshot, target, names.slice(start, start + maxNames), signal);
    for (const name of names)
      if ((await hashFile(join(target, name))) !== (await hashFile(join(snapshotFolder(sources), name))))
        throw new UserFacingError(`The backup could not be read back: ${name} is not what was stored.`);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

/**
 * A local repository is cheap to read: each hourly backup reads a part, so all is read within a day. The file holds the day and the
 * number of the last part.
 */
const here = { file: 'checked', maxParts: 24 };
/** Reading an off-site repository may cost money: a part is read once a day, so all is read within a week. */
const there = { file: 'checked-off-site', maxParts: 7 };

const today = () => new Date().toISOString().slice(0, 10);

async function lastPart({ workFolder }: BackupSources, { file }: typeof here) {
  const [day, number = 0] = (await readFile(join(workFolder, file), 'utf8').catch(() => '')).split(' ');
  return { number: Number(number), isOfToday: day === today() };
}

/**
 * Reads the next part of the repository. If that fails, each backup tries it again, and nothing is removed until it can be read.
 */
async function readPart(sources: BackupSources, repository: Repository, bytes: number, place: typeof here) {
  const parts = Math.min(place.maxParts, Math.ceil(bytes / sources.maxPartBytes) || 1);
  const part = ((await lastPart(sources, place)).number % parts) + 1;
  await repository.check(part, parts, sources.signal);
  await writeFile(join(sources.workFolder, place.file), `${today()} ${part}`);
  return parts === 1 ? 'all data of the repository' : `part ${part} of ${parts} of the repository's data`;
}

/** Removes older backups once a day, but only if the repository can be read. */
async function checkRepository(sources: BackupSources, history: History, bytes: number) {
  const { ownerUrl, repository, retention, signal } = sources;
  let read = '';
  const label = `${repository.name} could not be checked, and no older backup is removed`;
  const problem = await problemOf(label, signal, async () => {
    const { isOfToday } = await lastPart(sources, here);
    read = await readPart(sources, repository, bytes, here);
    if (history.isEmpty || isOfToday) return;
    await repository.removeExpired(retention, (expired) => recordPruned(ownerUrl, expired));
  });
  if (problem) await recordFailed(ownerUrl, await recordStart(ownerUrl), problem);
  return { read, problem };
}

/** Copies this backup, and those that an outage kept from being copied. */
async function copyOffSite(sources: BackupSources, history: History, { snapshot, bytes }: Stored, record: string) {
  const { ownerUrl, repository, offSite, retention, isShrinkIntended, signal } = sources;
  if (!offSite) return undefined;
  const problem = await problemOf('Not off-site', signal, async () => {
    const copies = await offSite.snapshots();
    if (!copies) await offSite.create(repository);
    else if (!isShrinkIntended) {
      assertKnown(offSite, copies, history.knownIds);
      const [shrink] = findProblems({ counts: snapshot, previous: findPrevious(copies, history.previousId) });
      if (shrink) throw new UserFacingError(shrink);
    }
    await repository.copyTo(offSite, signal);
    if (history.isEmpty || (await lastPart(sources, there)).isOfToday) return;
    await readPart(sources, offSite, bytes, there);
    await offSite.removeExpired(retention);
  });
  await updateRecord(ownerUrl, record, { off_site: problem ? null : offSite.name, message: problem });
  return problem;
}

async function problemOf(label: string, signal: AbortSignal | undefined, action: () => Promise<void>) {
  try {
    await action();
    return undefined;
  } catch (error) {
    signal?.throwIfAborted();
    return `${label}: ${(error as Error).message}`;
  }
}
