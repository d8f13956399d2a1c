import { UserFacingError } from './command-line.js';
import { countIn, countsOf, findLatest, isComplete, shrunkCounts } from './completeness.js';
import { emptyTag, type Repository, type Snapshot, shortId } from './repository.js';

export type ListedBackup = { name: string; repository: Repository; snapshot: Snapshot };

const offSitePrefix = 'offsite:';

/**
 * Backups of this machine come before those off-site, and the newest of each place first. `problem` says why those off-site
 * cannot be listed, which must not keep anybody from restoring one of here.
 */
export async function listBackups(repository: Repository, offSite: Repository | undefined) {
  const backups = await listIn(repository, '');
  let problem: string | undefined;
  if (offSite)
    await listIn(offSite, offSitePrefix).then(
      (copies) => backups.push(...copies),
      (error: Error) => {
        problem = `The copies off-site are not listed: ${error.message}`;
      },
    );
  return { backups, problem };
}

async function listIn(repository: Repository, prefix: string): Promise<ListedBackup[]> {
  const snapshots = (await repository.snapshots()) ?? [];
  return snapshots.map((snapshot) => ({ name: prefix + shortId(snapshot), repository, snapshot }));
}

export const describeBackup = ({ name, snapshot: { time, tags } }: ListedBackup): string =>
  `${name.padEnd(16)}  ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${tags.join(' ')}`;

/** Accepts a name of the list, `latest` (off-site where there is none here) or `offsite:latest`. */
export function findBackup(backups: ListedBackup[], name: string): ListedBackup {
  const [offSite, here] = [true, false].map((isOffSite) =>
    backups.filter((backup) => backup.name.startsWith(offSitePrefix) === isOffSite).map(({ snapshot }) => snapshot),
  ) as [Snapshot[], Snapshot[]];
  const latestNames: Record<string, Snapshot | undefined> = {
    latest: findLatest(here) ?? findLatest(offSite),
    [`${offSitePrefix}latest`]: findLatest(offSite),
  };
  const found = backups.find((backup) => backup.name === name || backup.snapshot === latestNames[name]);
  if (!found) throw new UserFacingError(`There is no backup ${name}: make backups lists those that are there.`);
  return found;
}

/** Reasons why a backup may not be the one that is wanted: it has far less than the complete one before it, or nothing at all. */
export function findWarnings(backups: ListedBackup[], { repository, snapshot }: ListedBackup): string[] {
  const previous = backups.find(
    (other) => other.repository === repository && isComplete(other.snapshot) && other.snapshot.time < snapshot.time,
  );
  const shrunk = shrunkCounts(countsOf(snapshot), previous && countsOf(previous.snapshot));
  return [
    ...(snapshot.tags.includes(emptyTag) ? ['It is of an empty installation.'] : []),
    ...(shrunk.length > 0 ? [`It has ${shrunk.join(' and ')} in the backup before.`] : []),
  ];
}

export function describeContent(snapshot: Snapshot): string {
  const hours = Math.floor((Date.now() - snapshot.time.getTime()) / 3_600_000);
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  const rows = countIn(snapshot, 'rows') ?? 'an unknown number of';
  const objects = countIn(snapshot, 'objects') ?? 'an unknown number of';
  return `${rows} rows and ${objects} objects, and is ${age} old`;
}
