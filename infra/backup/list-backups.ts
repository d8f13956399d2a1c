import { UserFacingError } from './command-line.js';
import { completeTag, type Repository, type Snapshot, shortId } from './repository.js';

export type ListedBackup = { name: string; repository: Repository; snapshot: Snapshot };

const offSitePrefix = 'offsite:';

/** Backups of this machine come before those off-site, and the newest of each place first. */
export async function listBackups(repository: Repository, offSite: Repository | undefined): Promise<ListedBackup[]> {
  return [...(await listIn(repository, '')), ...(offSite ? await listIn(offSite, offSitePrefix) : [])];
}

async function listIn(repository: Repository, prefix: string): Promise<ListedBackup[]> {
  const snapshots = (await repository.snapshots()) ?? [];
  return snapshots.map((snapshot) => ({ name: prefix + shortId(snapshot), repository, snapshot }));
}

export const describeBackup = ({ name, snapshot: { time, tags } }: ListedBackup): string =>
  `${name.padEnd(16)}  ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${tags.join(' ')}`;

/** Accepts a name of the list, `latest` or `offsite:latest`. */
export function findBackup(backups: ListedBackup[], name: string): ListedBackup {
  const isOffSite = name.startsWith(offSitePrefix);
  const complete = backups.filter(({ snapshot }) => snapshot.tags.includes(completeTag));
  const found = name.endsWith('latest')
    ? complete.find((backup) => backup.name.startsWith(offSitePrefix) === isOffSite)
    : backups.find((backup) => backup.name === name);
  if (!found) throw new UserFacingError(`There is no backup ${name}: make backups lists those that are there.`);
  return found;
}
