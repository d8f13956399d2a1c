import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { checkFolder, checkKey, type ListedObject, type ObjectDetails, type ObjectStore } from './object-store.js';

const abandonedAfterMs = 3_600_000;

export class FolderStore implements ObjectStore {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const path = this.path(key);
    if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType} in a folder store`);
    await mkdir(dirname(path), { recursive: true });
    // The object is written to a temporary file and renamed, so that neither readers nor a power cut see half a file.
    const tempPath = join(dirname(path), `.${randomUUID()}.part`);
    try {
      await withFile(tempPath, 'wx', async (file) => {
        await file.writeFile(bytes);
        await file.sync();
      });
      await rename(tempPath, path);
    } catch (error) {
      await rm(tempPath, { force: true });
      throw error;
    }
    await withFile(dirname(path), 'r', (folder) => folder.sync());
  }

  async get(key: string): Promise<Buffer | undefined> {
    return undefinedIfMissing(readFile(this.path(key)));
  }

  async head(key: string): Promise<ObjectDetails | undefined> {
    const stats = await undefinedIfMissing(stat(this.path(key)));
    return stats && { key, size: stats.size, modified: stats.mtime, contentType: contentTypeOf(key) };
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async list(folder: string): Promise<ListedObject[]> {
    const path = join(this.root, checkFolder(folder));
    const names = (await undefinedIfMissing(readdir(path))) ?? [];
    for (const name of names) if (name.endsWith('.part')) await removeAbandoned(join(path, name));
    const keys = names.filter((name) => !name.startsWith('.')).map((name) => `${folder}/${name}`);
    const objects = await Promise.all(keys.map((key) => this.head(key)));
    return objects.filter((object) => object !== undefined).map(({ key, size, modified }) => ({ key, size, modified }));
  }

  private path(key: string): string {
    return join(this.root, checkKey(key));
  }
}

/** A process that was killed during a write leaves its temporary file. */
async function removeAbandoned(path: string): Promise<void> {
  const stats = await undefinedIfMissing(stat(path));
  if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
}

async function withFile(path: string, flags: string, use: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o644);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}

async function undefinedIfMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

/** Files have no content type, so both the gateway and this store derive it from the extension. */
export function contentTypeOf(key: string): string {
  return contentTypes[extname(key)] ?? 'application/octet-stream';
}
