import { parseContentHash } from '@majlis/kit/storage/registering-store';
import { UserFacingError } from './command-line.js';
import { completeTag, emptyTag, intendedTag, type Repository, type Snapshot } from './repository.js';

/** Unused uploads are not counted: after a restore there may be many, and they are removed after a day. */
export type BackupCounts = { rows: number; objects: number };

/** Snapshots of release 0.1.0 do not tell how many objects were in use. */
type KnownCounts = Partial<Record<keyof BackupCounts, number | undefined>>;

type Backup = {
  counts: BackupCounts;
  /** Undefined for the first backup in a repository. */
  previous: KnownCounts | undefined;
  missingUploads: string[];
  isShrinkIntended?: boolean | undefined;
};

const minShareOfPrevious = 0.5;
const maxListed = 3;

/** An emptied database or store is read without any error, and its backups would replace the good ones (infra/adr/operations.md). */
export function findProblems({ counts, previous, missingUploads, isShrinkIntended = false }: Backup): string[] {
  const problems: string[] = [];
  if (missingUploads.length > 0)
    problems.push(
      `The object store lacks ${missingUploads.length} of the files that rows name (${formatList(missingUploads)}): bring them back (infra/reference.md, "An incomplete backup").`,
    );
  const shrunk = isShrinkIntended ? [] : shrunkCounts(counts, previous);
  if (shrunk.length > 0)
    problems.push(
      `It has ${shrunk.join(' and ')}, less than half of the backup before: find out why. If that much was removed on purpose: make backup FORCE=1.`,
    );
  return problems;
}

export function shrunkCounts(counts: KnownCounts, previous: KnownCounts | undefined): string[] {
  return (['rows', 'objects'] as const)
    .filter((name) => (counts[name] ?? Infinity) < (previous?.[name] ?? 0) * minShareOfPrevious)
    .map((name) => `${counts[name]} ${name} where there were ${previous?.[name]}`);
}

/** Reads a number from a tag like `rows=1700`. */
export function countIn({ tags }: Snapshot, name: 'rows' | 'objects' | 'used'): number | undefined {
  const tag = tags.find((each) => each.startsWith(`${name}=`));
  return tag === undefined ? undefined : Number(tag.slice(name.length + 1));
}

export const countsOf = (snapshot: Snapshot): KnownCounts => ({
  rows: countIn(snapshot, 'rows'),
  objects: countIn(snapshot, 'used'),
});

export const isComplete = ({ tags }: Snapshot): boolean => tags.includes(completeTag);

/**
 * The newest backup that is worth restoring. The backup of an empty installation is not, nor is one with far less than the one
 * before it, unless an operator confirmed that.
 */
export function findLatest(newestFirst: Snapshot[]): Snapshot | undefined {
  let latest: Snapshot | undefined;
  for (const snapshot of newestFirst.filter(isComplete).reverse())
    if (!snapshot.tags.includes(emptyTag) && !isUnexplainedShrink(snapshot, latest)) latest = snapshot;
  return latest ?? newestFirst.find(isComplete);
}

const isUnexplainedShrink = (snapshot: Snapshot, previous: Snapshot | undefined): boolean =>
  previous !== undefined &&
  !snapshot.tags.includes(intendedTag) &&
  shrunkCounts(countsOf(snapshot), countsOf(previous)).length > 0;

/**
 * The first backup of a new database would make the good backups of a lost one look old, so that they are removed in time and
 * `latest` names an empty one. Nothing is stored beside them until somebody has restored one or says that this is meant.
 */
export function assertKnown(repository: Repository, snapshots: Snapshot[], knownIds: string[]): void {
  const complete = snapshots.filter(isComplete);
  if (complete.length === 0 || complete.some(({ id }) => knownIds.some((known) => id.startsWith(known)))) return;
  const time = findLatest(complete)?.time.toISOString().slice(0, 16).replace('T', ' ');
  throw new UserFacingError(
    `This database is new, and ${repository.name} holds ${complete.length} backups of another one, the latest of ${time} UTC. ` +
      'Nothing was stored and nothing removed. To continue with their content: make restore. ' +
      'If this installation is meant to be new: make backup FORCE=1.',
  );
}

function formatList(names: string[]): string {
  const rest = names.length - maxListed;
  return [...names.slice(0, maxListed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

/** Returns the hash of an upload without any object left, or the key of the missing full-size file of an image. */
export function missingUploads(usedHashes: string[], keys: string[]): string[] {
  const existing = new Set(keys);
  const used = new Set(usedHashes);
  const stored = new Set(keys.map(parseContentHash));
  const needed = new Set(keys.filter((key) => used.has(parseContentHash(key) ?? '')).map(neededFile));
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
