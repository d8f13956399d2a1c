import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const manifestFolder = '.manifest';
const tempFolder = '.temp';
const brotliFolder = '.br';
const readyMarker = '.written';
const maxFileNameBytes = 255;
const dayMs = 86_400_000;
/** The same limit as in frontend/precompress.mjs. */
const minCompressBytes = 512;
/**
 * The smallest form of a page is a tenth smaller than the quick one, and takes twenty times as long: more than everything else
 * about the page together. Quality 11 would take three times as long again for another percent.
 */
const brotliQuality = { quick: 5, smallest: 10 };

/**
 * Thrown for a path that cannot be a file name. Its page is skipped: visitors get the app shell until all other pages are there,
 * then a 404.
 */
export class InvalidPathError extends Error {}

export function toFilePath(path: string): string {
  const names = path.split('/').slice(1).map(decodeURIComponent);
  const isFile = /\.(xml|txt|jpg)$/.test(path);
  const parts = isFile ? names : [...names.filter((name) => name !== ''), 'index.html'];
  for (const name of parts) {
    if (name === '' || name.startsWith('.') || /[/\\\0]/.test(name))
      throw new InvalidPathError(`${path} is not the path of a page`);
    if (Buffer.byteLength(name) > maxFileNameBytes)
      throw new InvalidPathError(`a name in ${path} is longer than a file name may be`);
  }
  return join(...parts);
}

/** The prerendered files of one build. They are replaced atomically, so that nginx never sends a part of one. */
export class PublishedFolder {
  constructor(
    private readonly root: string,
    private readonly build: string,
  ) {}

  async open(): Promise<void> {
    await this.createFolders();
    await this.removeStaleBuilds();
  }

  /** It is also called after the start, because somebody may have emptied the volume since. */
  async createFolders(): Promise<void> {
    for (const folder of [manifestFolder, tempFolder]) await mkdir(this.resolve(folder), { recursive: true });
  }

  async removeStaleBuilds(): Promise<void> {
    const now = new Date();
    // Marks this build as used: others are removed after a day.
    await utimes(this.resolve('.'), now, now);
    for (const name of await readdir(this.root)) {
      const other = join(this.root, name);
      if (name === this.build || !/^[0-9a-f]{16}$/.test(name)) continue;
      await removeIfStale(other, now);
    }
    // Younger temporary files may be those of another publisher.
    for (const name of await readdir(this.resolve(tempFolder)))
      await removeIfStale(this.resolve(join(tempFolder, name)), now);
  }

  /** With this marker the gateway responds to a page without a file with 404 instead of the app shell. */
  async setComplete(isComplete: boolean): Promise<void> {
    await this.writeAtomic('.complete', isComplete ? '' : undefined);
  }

  /** A release takes traffic only when its folder has this marker (infra/adr/pages.md). */
  async markReadyForTraffic(): Promise<void> {
    if (!(await this.isReadyForTraffic())) await this.writeAtomic(readyMarker, '');
  }

  isReadyForTraffic(): Promise<boolean> {
    return stat(this.resolve(readyMarker)).then(
      () => true,
      () => false,
    );
  }

  /** False also when the file is empty, as after a power failure, or lacks one of its compressed forms. */
  async isWhole(path: string): Promise<boolean> {
    const file = toFilePath(path);
    const size = await this.sizeOf(file);
    if (size < minCompressBytes || !isText(file)) return size > 0;
    return (await this.sizeOf(`${file}.gz`)) > 0 && (await this.sizeOf(join(brotliFolder, file))) > 0;
  }

  private sizeOf(file: string): Promise<number> {
    return stat(this.resolve(file)).then(
      (found) => (found.isFile() ? found.size : 0),
      () => 0,
    );
  }

  /** Compresses the file quickly, because somebody may wait for it. Returns true if `compress` can make it smaller. */
  async write(path: string, content: Buffer | string): Promise<boolean> {
    const file = toFilePath(path);
    const bytes = Buffer.from(content);
    const isCompressed = isText(file) && bytes.length >= minCompressBytes;
    if (isText(file)) {
      const [brotli, gzipped] = isCompressed ? await Promise.all([toBrotli(bytes, 'quick'), toGzip(bytes)]) : [];
      await this.writeAtomic(join(brotliFolder, file), brotli);
      await this.writeAtomic(`${file}.gz`, gzipped);
    }
    await this.writeAtomic(file, bytes);
    return isCompressed;
  }

  /** Replaces the brotli form of a file by the smallest one. */
  async compress(path: string): Promise<void> {
    const file = toFilePath(path);
    // A file that was deleted is written again by the next check of the folder.
    const bytes = await readFile(this.resolve(file)).catch(() => undefined);
    if (bytes) await this.writeAtomic(join(brotliFolder, file), await toBrotli(bytes, 'smallest'));
  }

  async remove(path: string): Promise<void> {
    const file = toFilePath(path);
    const forms = isText(file) ? [file, `${file}.gz`, join(brotliFolder, file)] : [file];
    for (const form of forms) {
      await rm(this.resolve(form), { force: true });
      await this.removeEmptyFolders(dirname(form));
    }
  }

  async writeAtomic(file: string, bytes: Buffer | string | undefined): Promise<void> {
    const path = this.resolve(file);
    if (bytes === undefined) return rm(path, { force: true });
    const tempFile = this.resolve(join(tempFolder, randomUUID()));
    await writeFile(tempFile, bytes);
    await mkdir(dirname(path), { recursive: true });
    await bumpMtime(tempFile, path);
    await rename(tempFile, path);
  }

  resolve(name: string): string {
    return join(this.root, this.build, name);
  }

  private async removeEmptyFolders(folder: string): Promise<void> {
    if (folder === '.' || folder === brotliFolder) return;
    const isRemoved = await rmdir(this.resolve(folder)).then(
      () => true,
      () => false,
    );
    if (isRemoved) await this.removeEmptyFolders(dirname(folder));
  }
}

async function removeIfStale(path: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
  if (now.getTime() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
}

/** nginx makes the ETag of a file from its size and the second of its mtime, so a new version must have a later second. */
async function bumpMtime(file: string, replacedFile: string): Promise<void> {
  const replaced = await stat(replacedFile).catch(() => undefined);
  if (!replaced) return;
  const later = new Date((Math.floor(replaced.mtimeMs / 1000) + 1) * 1000);
  const { mtimeMs } = await stat(file);
  if (later.getTime() > mtimeMs) await utimes(file, later, later);
}

const isText = (file: string) => !file.endsWith('.jpg');

const toGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 });

function toBrotli(bytes: Buffer, size: keyof typeof brotliQuality): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[size],
  };
  return promisify(brotliCompress)(bytes, { params });
}
