import { Bucket, type BucketSettings } from './bucket.js';
import { checkFolder, checkKey, type ListedObject, type ObjectDetails, type ObjectStore } from './object-store.js';

/** User requests wait for the store, and every upload is small enough for a single part. */
const defaults = { idleTimeoutMs: 5_000, partBytes: 64 * 1024 * 1024 };

export class MinioStore implements ObjectStore {
  private readonly bucket: Bucket;
  private created: Promise<void> | undefined;

  constructor(settings: BucketSettings) {
    this.bucket = new Bucket({ ...defaults, ...settings });
  }

  prepare(): Promise<void> {
    this.created ??= this.bucket.create().catch((error: unknown) => {
      this.created = undefined;
      throw error;
    });
    return this.created;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    checkKey(key);
    await this.prepare();
    await this.bucket.write(key, { stream: bytes, bytes: bytes.length, contentType });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const object = await this.bucket.read(checkKey(key));
    return object && Buffer.concat(await object.stream.toArray());
  }

  async head(key: string): Promise<ObjectDetails | undefined> {
    const object = await this.bucket.stat(checkKey(key));
    if (!object) return undefined;
    const { bytes, modified, contentType = 'application/octet-stream' } = object;
    return { key, size: bytes, modified, contentType };
  }

  async delete(key: string): Promise<void> {
    await this.bucket.remove(checkKey(key));
  }

  async list(folder: string): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    for await (const { name, bytes, modified } of this.bucket.list(`${checkFolder(folder)}/`, false))
      objects.push({ key: name, size: bytes, modified });
    return objects;
  }
}
