import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, type Headers } from 'tar-stream';
import { UserFacingError } from '../command-line.js';
import {
  type ArchivedFile,
  dumpName,
  type Manifest,
  manifestName,
  objectKeyOf,
  readManifest,
  readTrailer,
  trailerBytes,
  trailerChecksum,
} from './format.js';

export type CheckedArchive = {
  path: string;
  manifest: Manifest;
  bytes: number;
  sha256: string;
};

const maxManifestBytes = 64 * 1024 * 1024;

export async function checkArchive(path: string, signal?: AbortSignal): Promise<CheckedArchive> {
  const { size, trailer } = await readEnvelope(path);
  const hash = createHash('sha256');
  const contents = new MemberCollector();
  const readingMembers = readMembers(path, {
    trailerOffset: size - trailerBytes,
    visit: (header, content) => contents.add(header.name, header.type ?? 'file', content),
    onBytes: (chunk) => hash.update(chunk),
    signal,
  });
  const isReadable = await readingMembers.then(
    () => true,
    () => false,
  );
  signal?.throwIfAborted();
  const sha256 = hash.copy().update(trailer).digest('hex');
  if (!isReadable || trailerChecksum(hash) !== trailer)
    throw new UserFacingError(
      `${basename(path)} is damaged: its checksum does not match. Copy it again or take another archive.`,
    );
  try {
    return { path, manifest: contents.verifiedManifest(), bytes: size, sha256 };
  } catch (error) {
    throw error instanceof UserFacingError
      ? new UserFacingError(`${basename(path)} is rejected. ${error.message}`)
      : error;
  }
}

async function readEnvelope(path: string): Promise<{ size: number; trailer: string }> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new UserFacingError(`There is no ${path}. make backups lists those that are there.`)
      : new UserFacingError(`${path} cannot be read: ${error.message}`);
  });
  try {
    const { size } = await file.stat();
    if (size === 0) throw new UserFacingError(`${basename(path)} is empty. Take another archive.`);
    const { buffer } = await file.read(Buffer.alloc(512), 0, 512, 0);
    if (buffer.toString('latin1', 257, 262) !== 'ustar' || !buffer.toString('latin1').startsWith(`${dumpName}\0`))
      throw new UserFacingError(
        `${basename(path)} is not a backup of Majlis. Take an archive that make backup has written.`,
      );
    const trailer = await readTrailer(file, size);
    if (!trailer)
      throw new UserFacingError(
        `${basename(path)} is cut off: its end is missing. It was not written or copied completely; copy it again or take another archive.`,
      );
    return { size, trailer };
  } finally {
    await file.close();
  }
}

class MemberCollector {
  private readonly files = new Map<string, ArchivedFile>();
  private manifest: Manifest | undefined;
  private firstError: unknown;

  /** The first error is thrown at the end, because damage of the whole file is reported first. */
  async add(name: string, type: string, content: AsyncIterable<Buffer>): Promise<void> {
    try {
      this.accept(name, type);
      if (name === manifestName) this.manifest = readManifest(await readText(content));
      else this.files.set(name, { name, ...(await hashContent(content)) });
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      this.firstError ??= error;
    }
  }

  private accept(name: string, type: string): void {
    if (this.manifest)
      throw new UserFacingError(`It holds ${JSON.stringify(name)} after its manifest, which is the last.`);
    const isAllowed = name === manifestName || name === dumpName || objectKeyOf(name) !== undefined;
    if (!isAllowed || type !== 'file')
      throw new UserFacingError(`It holds ${JSON.stringify(name)} (${type}), which no backup does.`);
    if (this.files.has(name)) throw new UserFacingError(`It holds ${name} twice.`);
  }

  verifiedManifest(): Manifest {
    const { manifest } = this;
    if (this.firstError) throw this.firstError;
    if (!manifest) throw new UserFacingError('It has no manifest.');
    for (const { name, bytes, sha256 } of manifest.files) {
      const file = this.files.get(name);
      if (!file) throw new UserFacingError(`${name} is missing: its manifest names it.`);
      if (file.bytes !== bytes || file.sha256 !== sha256)
        throw new UserFacingError(`${name} is not what its manifest says: ${bytes} bytes with SHA-256 ${sha256}.`);
      this.files.delete(name);
    }
    const [extra] = this.files.keys();
    if (extra) throw new UserFacingError(`It holds ${extra}, which its manifest does not name.`);
    if (!manifest.files.some(({ name }) => name === dumpName)) throw new UserFacingError(`${dumpName} is missing.`);
    return manifest;
  }
}

async function hashContent(content: AsyncIterable<Buffer>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxManifestBytes) throw new UserFacingError('Its manifest is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

type Visit = (header: Headers, content: AsyncIterable<Buffer>) => Promise<void>;

type ReadOptions = {
  trailerOffset: number;
  visit: Visit;
  onBytes?: (chunk: Buffer) => void;
  signal?: AbortSignal | undefined;
};

export async function readMembers(path: string, { trailerOffset, visit, onBytes, signal }: ReadOptions): Promise<void> {
  const members = extract();
  const piping = pipeline(
    createReadStream(path, { end: trailerOffset - 1, highWaterMark: 1 << 20 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        onBytes?.(chunk);
        yield chunk;
      }
    },
    members,
    { signal },
  );
  // The promise is awaited below, but may reject before.
  piping.catch(() => undefined);
  for await (const entry of members) {
    await visit(entry.header, entry as AsyncIterable<Buffer>);
    entry.resume();
  }
  await piping;
}
