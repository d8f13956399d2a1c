import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { ArchivedFile } from './format.js';
import { trailerChecksum } from './format.js';

export type Member = { name: string; bytes: number; contentType?: string | undefined };

export class ArchiveWriter {
  readonly files: ArchivedFile[] = [];
  private readonly members: Pack = pack();
  private readonly hash = createHash('sha256');
  private readonly writing: Promise<void>;

  private constructor(private readonly file: FileHandle) {
    this.writing = this.write();
    // `add` and `finish` report the error; until then no caller may be waiting.
    this.writing.catch(() => undefined);
  }

  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, 'wx', 0o600));
  }

  async add({ name, bytes, contentType }: Member, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const entry = this.members.entry({ name, size: bytes, mode: 0o600, mtime: new Date() });
    await this.raceWithWriteFailure(pipeline(content, hashing, entry));
    this.files.push({ name, bytes, sha256: hash.digest('hex'), ...(contentType && { contentType }) });
  }

  async finish(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.add({ name, bytes: bytes.length }, Readable.from([bytes]));
    this.members.finalize();
    await this.writing;
    await this.file.writeFile(trailerChecksum(this.hash));
    await this.file.sync();
    await this.file.close();
  }

  async abort(): Promise<void> {
    this.members.destroy();
    await this.writing.catch(() => undefined);
    await this.file.close().catch(() => undefined);
  }

  private async write(): Promise<void> {
    for await (const chunk of this.members as AsyncIterable<Buffer>) {
      this.hash.update(chunk);
      await this.file.writeFile(chunk);
    }
  }

  /** After a write error nobody reads from the tar stream, and a member would wait forever. */
  private raceWithWriteFailure(adding: Promise<void>): Promise<unknown> {
    const failed = this.writing.then(() => new Promise<never>(() => undefined));
    return Promise.race([adding, failed]);
  }
}
