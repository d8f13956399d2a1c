import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket, BucketObject } from '@majlis/kit/storage/bucket';
import { type CheckedArchive, checkArchive } from '../archive/check-archive.js';
import { expiredArchives, isArchiveName } from '../archive/format.js';
import { archivesIn } from '../backup-folder.js';
import { UserFacingError } from '../command-line.js';
import { recordOffSite } from '../database/backup-records.js';
import type { BackupSources } from '../make-backup.js';

export class OffSiteStore {
  constructor(
    private readonly url: string,
    private readonly bucket: Bucket,
  ) {}

  urlOf(name: string): string {
    return `${this.url.replace(/\/$/, '')}/${name}`;
  }

  async archives(): Promise<BucketObject[]> {
    const archives: BucketObject[] = [];
    for await (const object of this.bucket.list()) if (isArchiveName(object.name)) archives.push(object);
    return archives.sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  async send({ path, bytes, sha256 }: CheckedArchive): Promise<void> {
    const name = basename(path);
    await this.bucket.write(name, { stream: createReadStream(path), bytes, contentType: 'application/x-tar' });
    const hash = createHash('sha256');
    const copy = await this.bucket.read(name);
    for await (const chunk of copy?.stream ?? []) hash.update(chunk as Buffer);
    if (hash.digest('hex') === sha256) return;
    await this.bucket.remove(name);
    throw new Error(`${name} was corrupted during the upload`);
  }

  async pruneArchives(maxArchives: number, latest: string): Promise<void> {
    const names = (await this.archives()).map(({ name }) => name);
    for (const name of expiredArchives(names, maxArchives, latest)) await this.bucket.remove(name);
  }

  async fetch(name: string, folder: string): Promise<string> {
    const copy = isArchiveName(name) ? await this.bucket.read(name) : undefined;
    if (!copy) throw new UserFacingError(`There is no ${name} off-site. ${await this.describeNewest()}`);
    const path = join(folder, name);
    // The name must not end in .partial: a scheduled backup that begins meanwhile removes such files.
    const draftPath = `${path}.fetching`;
    try {
      await pipeline(copy.stream, createWriteStream(draftPath, { mode: 0o600, flush: true }));
      await checkArchive(draftPath);
      await rename(draftPath, path);
    } finally {
      await rm(draftPath, { force: true });
    }
    return path;
  }

  private async describeNewest(): Promise<string> {
    const names = (await this.archives()).slice(0, 5).map(({ name }) => name);
    return names.length > 0 ? `The newest are: ${names.join(', ')}.` : 'Nothing is there.';
  }
}

/** The newest archive comes first, then those that an outage left behind. */
export async function sendOffSite(
  { ownerUrl, folder, maxArchives }: Pick<BackupSources, 'ownerUrl' | 'folder' | 'maxArchives'>,
  offSite: OffSiteStore,
): Promise<string[]> {
  const [latest, ...older] = (await archivesIn(folder)).slice(0, maxArchives);
  if (!latest) return [];
  const sent: string[] = [];
  try {
    const uploaded = new Set((await offSite.archives()).map(({ name }) => name));
    for (const name of [latest, ...older]) {
      const archive = uploaded.has(name) ? undefined : await checkUnlessDamaged(join(folder, name), name === latest);
      if (!archive) continue;
      await offSite.send(archive);
      await recordOffSite(ownerUrl, name, { location: offSite.urlOf(name) });
      sent.push(name);
    }
    await offSite.pruneArchives(maxArchives, latest);
    return sent;
  } catch (error) {
    await recordOffSite(ownerUrl, latest, { failure: (error as Error).message }).catch(() => undefined);
    throw error;
  }
}

/** An older archive that is damaged is skipped, so that it does not block the others. */
async function checkUnlessDamaged(path: string, isLatest: boolean): Promise<CheckedArchive | undefined> {
  try {
    return await checkArchive(path);
  } catch (error) {
    if (error instanceof UserFacingError && !isLatest) return undefined;
    throw error;
  }
}
