import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket, BucketObject } from '@majlis/kit/storage/bucket';
import { type CheckedArchive, checkArchive } from '../archive/check-archive.js';
import { isArchiveName } from '../archive/names.js';
import { Refusal } from '../refusal.js';
import { surplus } from './retention.js';

/** Archives in a bucket somewhere else, for the day on which this machine is gone. */
export class OffSite {
  constructor(
    private readonly url: string,
    private readonly bucket: Bucket,
  ) {}

  placeOf(name: string): string {
    return `${this.url.replace(/\/$/, '')}/${name}`;
  }

  /** Newest first. */
  async archives(): Promise<BucketObject[]> {
    const found: BucketObject[] = [];
    for await (const object of this.bucket.list()) if (isArchiveName(object.name)) found.push(object);
    return found.sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  /** Copies an archive and reads it back. */
  async send({ path, bytes, sha256 }: CheckedArchive): Promise<void> {
    const name = basename(path);
    await this.bucket.write(name, { stream: createReadStream(path), bytes, contentType: 'application/x-tar' });
    const hash = createHash('sha256');
    const copy = await this.bucket.read(name);
    for await (const chunk of copy?.stream ?? []) hash.update(chunk as Buffer);
    if (hash.digest('hex') === sha256) return;
    await this.bucket.remove(name);
    throw new Error(`${name} did not arrive as it was sent`);
  }

  async thinOut(keep: number, latest: string): Promise<void> {
    const names = (await this.archives()).map(({ name }) => name);
    for (const name of surplus(names, keep, latest)) await this.bucket.remove(name);
  }

  /** Brings an archive back into the folder; it takes the place of a local one of that name once it is known to be whole. */
  async fetch(name: string, folder: string): Promise<string> {
    const copy = isArchiveName(name) ? await this.bucket.read(name) : undefined;
    if (!copy) throw new Refusal(`There is no ${name} off-site. ${await this.newest()}`);
    const path = join(folder, name);
    // Not a draft of ours: a backup of the schedule that begins meanwhile clears those away.
    const draft = `${path}.fetching`;
    try {
      await pipeline(copy.stream, createWriteStream(draft, { mode: 0o600, flush: true }));
      await checkArchive(draft);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    return path;
  }

  private async newest(): Promise<string> {
    const names = (await this.archives()).slice(0, 5).map(({ name }) => name);
    return names.length > 0 ? `The newest are: ${names.join(', ')}.` : 'Nothing is there.';
  }
}
