import { join } from 'node:path';
import { type CheckedArchive, checkArchive } from './archive/check-archive.js';
import { archivesIn } from './backup-folder.js';
import { recordOffSite } from './database/records.js';
import type { BackupSources } from './make-backup.js';
import { Refusal } from './refusal.js';
import type { OffSite } from './store/off-site.js';

/**
 * Sends every archive of the folder that is not off-site yet, the newest first, so that what an outage kept back is made up
 * for; then the oldest there go. Answers the names of those sent.
 */
export async function sendOffSite(
  { ownerUrl, folder, keep }: Pick<BackupSources, 'ownerUrl' | 'folder' | 'keep'>,
  offSite: OffSite,
): Promise<string[]> {
  const [latest, ...older] = (await archivesIn(folder)).slice(0, keep);
  if (!latest) return [];
  const sent: string[] = [];
  try {
    const there = new Set((await offSite.archives()).map(({ name }) => name));
    for (const name of [latest, ...older]) {
      const archive = there.has(name) ? undefined : await wholeArchive(join(folder, name), name === latest);
      if (!archive) continue;
      await offSite.send(archive);
      await recordOffSite(ownerUrl, name, { place: offSite.placeOf(name) });
      sent.push(name);
    }
    await offSite.thinOut(keep, latest);
    return sent;
  } catch (error) {
    await recordOffSite(ownerUrl, latest, { failure: (error as Error).message }).catch(() => undefined);
    throw error;
  }
}

/** An older one that was damaged since stays where it is, and keeps no other from being sent. */
async function wholeArchive(path: string, isLatest: boolean): Promise<CheckedArchive | undefined> {
  try {
    return await checkArchive(path);
  } catch (error) {
    if (error instanceof Refusal && !isLatest) return undefined;
    throw error;
  }
}
