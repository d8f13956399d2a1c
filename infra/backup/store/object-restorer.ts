import { createHash } from 'node:crypto';
import type { Bucket } from '@majlis/kit/storage/bucket';
import type { ArchivedFile } from '../archive/format.js';
import { objectKeyOf, objectMemberName } from '../archive/format.js';

/** Objects that the archive lacks are kept: they may have been uploaded since, and unused ones are removed later. */
export class ObjectRestorer {
  private readonly expected: Map<string, ArchivedFile>;
  private readonly damaged = new Set<string>();
  readonly counts = { added: 0, repaired: 0, unchanged: 0 };

  constructor(
    private readonly bucket: Bucket,
    files: ArchivedFile[],
  ) {
    this.expected = new Map(files.filter(({ name }) => objectKeyOf(name)).map((file) => [file.name, file]));
  }

  get damagedCount(): number {
    return this.damaged.size;
  }

  async addMissing(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const file = this.fileOf(key);
    if ((await this.bucket.stat(key)) === undefined) {
      await this.put(key, file, content);
      this.counts.added += 1;
    } else if (await this.isAsExpected(key, file)) this.counts.unchanged += 1;
    else this.damaged.add(key);
  }

  /** Keys contain the hash of the content, so other content under a key is damage. */
  async repair(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (!this.damaged.has(key)) return;
    await this.put(key, this.fileOf(key), content);
    this.counts.repaired += 1;
  }

  private async put(
    key: string,
    { bytes, contentType, sha256 }: ArchivedFile,
    stream: AsyncIterable<Buffer>,
  ): Promise<void> {
    await this.bucket.write(key, { stream, bytes, contentType });
    if (!(await this.isAsExpected(key, { bytes, sha256 }))) throw new Error(`${key} was corrupted during the upload`);
  }

  private async isAsExpected(key: string, { bytes, sha256 }: Pick<ArchivedFile, 'bytes' | 'sha256'>): Promise<boolean> {
    if ((await this.bucket.stat(key))?.bytes !== bytes) return false;
    const stored = await this.bucket.read(key);
    const hash = createHash('sha256');
    for await (const chunk of stored?.stream ?? []) hash.update(chunk as Buffer);
    return hash.digest('hex') === sha256;
  }

  private fileOf(key: string): ArchivedFile {
    const file = this.expected.get(objectMemberName(key));
    if (!file) throw new Error(`${key} is not in the manifest`);
    return file;
  }
}
