import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const maxFileNameBytes = 255;
const dayMs = 86_400_000;
/** As in the built site: smaller texts gain nothing. */
const minCompressBytes = 512;

/** An address that cannot be a file; visitors get the page from the bundle. */
export class InvalidPathError extends Error {}

/** The file of an address: '/about' is about/index.html, '/sitemap.xml' is itself. Names are decoded. */
export function toFilePath(address: string): string {
  const names = address.split('/').slice(1).map(decodeURIComponent);
  const isFile = /\.(xml|txt|jpg)$/.test(address);
  const parts = isFile ? names : [...names.filter((name) => name !== ''), 'index.html'];
  for (const name of parts) {
    if (name === '' || name.startsWith('.') || /[/\\\0]/.test(name))
      throw new InvalidPathError(`${address} is not the address of a page`);
    if (Buffer.byteLength(name) > maxFileNameBytes)
      throw new InvalidPathError(`a name in ${address} is longer than a file's name may be`);
  }
  return join(...parts);
}

/**
 * The pages of one build of the site, each with its compressed forms: a .gz beside it, and its brotli in the folder .br.
 * Whoever reads meanwhile gets the old file or the new one, never a part.
 */
export class PublishedFolder {
  readonly manifestFolder: string;
  private readonly aside: string;

  constructor(
    private readonly root: string,
    private readonly build: string,
  ) {
    this.manifestFolder = join(this.folder, '.records');
    this.aside = join(this.folder, '.aside');
  }

  async open(): Promise<void> {
    for (const folder of [this.manifestFolder, this.aside]) await mkdir(folder, { recursive: true });
    await this.removeStaleBuilds();
  }

  /** Says that this build is in use, and removes the pages of those that were not for a day, and what was left half written. */
  async removeStaleBuilds(): Promise<void> {
    const now = new Date();
    await utimes(this.folder, now, now);
    for (const name of await readdir(this.root)) {
      const other = join(this.root, name);
      if (name === this.build || !/^[0-9a-f]{16}$/.test(name)) continue;
      await removeIfStale(other, now);
    }
    // Another publisher may be writing at this moment.
    for (const name of await readdir(this.aside)) await removeIfStale(join(this.aside, name), now);
  }

  /** Tells the gateway that what is not written is not there. */
  async setComplete(isComplete: boolean): Promise<void> {
    await this.writeAtomic('.complete', isComplete ? '' : undefined);
  }

  has(address: string): Promise<boolean> {
    return stat(join(this.folder, toFilePath(address))).then(
      (file) => file.isFile(),
      () => false,
    );
  }

  async write(address: string, content: Buffer | string): Promise<void> {
    const file = toFilePath(address);
    const bytes = Buffer.from(content);
    if (isText(file)) {
      const [brotli, gzipped] = bytes.length < minCompressBytes ? [] : await compress(bytes);
      await this.writeAtomic(join('.br', file), brotli);
      await this.writeAtomic(`${file}.gz`, gzipped);
    }
    await this.writeAtomic(file, bytes);
  }

  async remove(address: string): Promise<void> {
    const file = toFilePath(address);
    const forms = isText(file) ? [file, `${file}.gz`, join('.br', file)] : [file];
    for (const form of forms) {
      await rm(join(this.folder, form), { force: true });
      await this.removeEmpty(dirname(form));
    }
  }

  /** Written aside and renamed. */
  async writeAtomic(file: string, bytes: Buffer | string | undefined): Promise<void> {
    const path = join(this.folder, file);
    if (bytes === undefined) return rm(path, { force: true });
    const aside = join(this.aside, randomUUID());
    await writeFile(aside, bytes);
    await mkdir(dirname(path), { recursive: true });
    await bumpMtime(aside, path);
    await rename(aside, path);
  }

  /** A page's folder may hold those of other pages. */
  private async removeEmpty(folder: string): Promise<void> {
    if (folder === '.' || folder === '.br') return;
    const isGone = await rmdir(join(this.folder, folder)).then(
      () => true,
      () => false,
    );
    if (isGone) await this.removeEmpty(dirname(folder));
  }

  private get folder(): string {
    return join(this.root, this.build);
  }
}

async function removeIfStale(path: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
  if (now.getTime() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
}

/** nginx tells the versions of a file apart by their second and size: a version has a later second than the one it replaces. */
async function bumpMtime(file: string, replaced: string): Promise<void> {
  const before = await stat(replaced).catch(() => undefined);
  if (!before) return;
  const later = new Date((Math.floor(before.mtimeMs / 1000) + 1) * 1000);
  if (later.getTime() > Date.now()) await utimes(file, later, later);
}

const isText = (file: string) => !file.endsWith('.jpg');

/** Whoever saved waits for it, so not with all its might: that takes three times as long and leaves one percent less. */
function compress(bytes: Buffer): Promise<[Buffer, Buffer]> {
  const quality = bytes.length > 1_000_000 ? 9 : 10;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  return Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })]);
}
