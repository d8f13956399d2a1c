import { createHash } from 'node:crypto';
import type { Bucket } from '@majlis/kit/storage/bucket';
import type { ArchivedFile } from '../archive/format.js';
import { memberOfObject, objectOfMember } from '../archive/format.js';

/**
 * Brings the objects of an archive back. What the archive does not name stays: it harms nobody, and may be what was
 * uploaded since.
 */
export class ObjectRestore {
  private readonly wanted: Map<string, ArchivedFile>;
  private readonly differing = new Set<string>();
  readonly counts = { added: 0, mended: 0, asTheyWere: 0 };

  constructor(
    private readonly bucket: Bucket,
    files: ArchivedFile[],
  ) {
    this.wanted = new Map(files.filter(({ name }) => objectOfMember(name)).map((file) => [file.name, file]));
  }

  get different(): number {
    return this.differing.size;
  }

  /** Safe at any time: nothing that is there is touched. */
  async addMissing(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const file = this.fileOf(key);
    if ((await this.bucket.stat(key)) === undefined) {
      await this.put(key, file, content);
      this.counts.added += 1;
    } else if (await this.isAsWanted(key, file)) this.counts.asTheyWere += 1;
    else this.differing.add(key);
  }

  /** Names are made of what they name, so other content under one of them is damage. */
  async mend(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (!this.differing.has(key)) return;
    await this.put(key, this.fileOf(key), content);
    this.counts.mended += 1;
  }

  private async put(
    key: string,
    { bytes, contentType, sha256 }: ArchivedFile,
    stream: AsyncIterable<Buffer>,
  ): Promise<void> {
    await this.bucket.write(key, { stream, bytes, contentType });
    if (!(await this.isAsWanted(key, { bytes, sha256 }))) throw new Error(`${key} was not stored as it was sent`);
  }

  private async isAsWanted(key: string, { bytes, sha256 }: Pick<ArchivedFile, 'bytes' | 'sha256'>): Promise<boolean> {
    if ((await this.bucket.stat(key))?.bytes !== bytes) return false;
    const there = await this.bucket.read(key);
    const hash = createHash('sha256');
    for await (const chunk of there?.stream ?? []) hash.update(chunk as Buffer);
    return hash.digest('hex') === sha256;
  }

  private fileOf(key: string): ArchivedFile {
    const file = this.wanted.get(memberOfObject(key));
    if (!file) throw new Error(`${key} is not in the manifest`);
    return file;
  }
}
