import { parseContentHash } from '@majlis/kit/storage/registering-store';
import { type Repository, type Snapshot, shortId, tag } from './repository.js';
import { UserFacingError } from './run-program.js';

/** Unused uploads are not counted: after a restore there may be many, and they are removed after a day. */
type Counts = Pick<Snapshot, 'rows' | 'used'>;

type Backup = {
  counts: Counts;
  /** Undefined for the first backup in a repository. */
  previous: Counts | undefined;
  missingUploads?: string[];
  isShrinkIntended?: boolean | undefined;
};

const minShareOfPrevious = 0.5;
const maxListed = 3;

/** An emptied database or store is read without any error, and its backups would replace the good ones (infra/adr/operations.md). */
export function findProblems({ counts, previous, missingUploads = [], isShrinkIntended }: Backup): string[] {
  const rest = missingUploads.length - maxListed;
  const names = [...missingUploads.slice(0, maxListed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const missing = `The object store lacks ${missingUploads.length} of the files that rows name (${names}): bring them back (infra/reference.md, "An incomplete backup").`;
  const shrunk = isShrinkIntended ? [] : shrunkCounts(counts, previous);
  const shrink = `It has ${shrunk.join(' and ')}, less than half of the backup before: find out why. If that much was removed on purpose: make backup FORCE=1.`;
  return [...(missingUploads.length > 0 ? [missing] : []), ...(shrunk.length > 0 ? [shrink] : [])];
}

const labels = { rows: 'rows', used: 'objects' };

export const shrunkCounts = (counts: Counts, previous: Counts | undefined): string[] =>
  (['rows', 'used'] as const)
    .filter((name) => (counts[name] ?? Infinity) < (previous?.[name] ?? 0) * minShareOfPrevious)
    .map((name) => `${counts[name]} ${labels[name]} where there were ${previous?.[name]}`);

/** Returns the hash of an upload without any object left, or the key of the missing full-size file of an image. */
export function missingUploads(usedHashes: string[], keys: string[]): string[] {
  const [existing, stored] = [new Set(keys), new Set(keys.map(parseContentHash))];
  const needed = new Set(usedKeys(usedHashes, keys).filter(parseContentHash).map(neededFile));
  return [...usedHashes.filter((hash) => !stored.has(hash)), ...[...needed].filter((key) => !existing.has(key))];
}

/** Returns the keys that rows use and those that are no uploads. */
export function usedKeys(usedHashes: string[], keys: string[]): string[] {
  const used = new Set([...usedHashes, undefined]);
  return keys.filter((key) => used.has(parseContentHash(key)));
}

/** The service makes the renditions of an image again from its full-size file (`RenditionsJob`). */
function neededFile(key: string): string {
  const [, stem] = /^(.+-\d+x\d+)(?:-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  return stem ? `${stem}.webp` : key;
}

export const isComplete = ({ tags }: Snapshot): boolean => tags.includes(tag.complete);

/**
 * Returns the backup with which a new one is compared: the one that this database was restored from or last stored in, else the
 * last.
 */
export function findPrevious(newestFirst: Snapshot[], previousId: string | undefined): Snapshot | undefined {
  const complete = newestFirst.filter(isComplete);
  return complete.find((snapshot) => shortId(snapshot) === previousId) ?? complete[0];
}

/**
 * Returns the newest complete backup that is not of an empty installation and does not have far less than the last good one before
 * it, unless an operator confirmed that it has less. If none qualifies, returns the newest complete one.
 */
export function findLatest(newestFirst: Snapshot[]): Snapshot | undefined {
  let latest: Snapshot | undefined;
  for (const snapshot of newestFirst.filter(isComplete).reverse()) {
    const shrunk = shrunkCounts(snapshot, latest).length > 0;
    if (!snapshot.tags.includes(tag.empty) && (!shrunk || snapshot.tags.includes(tag.intended))) latest = snapshot;
  }
  return latest ?? newestFirst.find(isComplete);
}

/**
 * Rejects the first backup of a new database beside the backups of another one: it would make these look old, so that they are
 * removed in time, and `latest` would name an empty one. An operator restores one of them first, or confirms that the database is
 * meant to be new.
 */
export function assertKnown(repository: Repository, snapshots: Snapshot[], knownIds: string[]): void {
  const complete = snapshots.filter(isComplete);
  if (complete.length === 0 || complete.some((snapshot) => knownIds.includes(shortId(snapshot)))) return;
  const time = findLatest(complete)?.time.toISOString().slice(0, 16).replace('T', ' ');
  throw new UserFacingError(
    `This database is new, and ${repository.name} holds ${complete.length} backups of another one, the latest of ${time} UTC. ` +
      'Nothing was stored and nothing removed. To continue with their content: make restore. ' +
      'If this installation is meant to be new: make backup FORCE=1.',
  );
}

export type ListedBackup = { name: string; repository: Repository; snapshot: Snapshot };

const offSitePrefix = 'offsite:';

/**
 * Lists the backups of this machine, then those off-site, each from the newest on. `problem` says why those off-site cannot be
 * listed, which must not keep anybody from restoring a local one.
 */
export async function listBackups(repository: Repository, offSite: Repository | undefined) {
  const backups = await listIn(repository, '');
  if (!offSite) return { backups };
  try {
    return { backups: [...backups, ...(await listIn(offSite, offSitePrefix))] };
  } catch (error) {
    return { backups, problem: `The copies off-site are not listed: ${(error as Error).message}` };
  }
}

async function listIn(repository: Repository, prefix: string): Promise<ListedBackup[]> {
  const snapshots = (await repository.snapshots()) ?? [];
  return snapshots.map((snapshot) => ({ name: prefix + shortId(snapshot), repository, snapshot }));
}

export const describeBackup = ({ name, snapshot: { time, tags } }: ListedBackup): string =>
  `${name.padEnd(16)}  ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${tags.join(' ')}`;

/** Accepts a name of the list, `latest` (off-site if there is none here) or `offsite:latest`. */
export function findBackup(backups: ListedBackup[], name: string): ListedBackup {
  const latestOf = (isOffSite: boolean) =>
    findLatest(
      backups.filter((each) => each.name.startsWith(offSitePrefix) === isOffSite).map((each) => each.snapshot),
    );
  const copy = latestOf(true);
  const latest = { latest: latestOf(false) ?? copy, [`${offSitePrefix}latest`]: copy }[name];
  const found = backups.find((each) => (latest ? each.snapshot === latest : each.name === name));
  if (!found) throw new UserFacingError(`There is no backup ${name}: make backups lists those that are there.`);
  return found;
}

/** Returns reasons why the backup may not be the wanted one: it has far less than the complete one before it, or nothing at all. */
export function findWarnings(backups: ListedBackup[], { repository, snapshot }: ListedBackup): string[] {
  const previous = backups.find(
    (other) => other.repository === repository && isComplete(other.snapshot) && other.snapshot.time < snapshot.time,
  );
  const shrunk = shrunkCounts(snapshot, previous?.snapshot);
  return [
    ...(snapshot.tags.includes(tag.empty) ? ['It is of an empty installation.'] : []),
    ...(shrunk.length > 0 ? [`It has ${shrunk.join(' and ')} in the backup before.`] : []),
  ];
}
