import { fileURLToPath } from 'node:url';
import { FolderStore } from './folder-store.js';
import type { ObjectStore } from './object-store.js';

type ObjectStoreOptions = {
  /** `file:///absolute/folder` or `http(s)://host:port/bucket` */
  url: string;
  accessKey?: string;
  secretKey?: string;
  region?: string | undefined;
};

export async function openObjectStore(settings: ObjectStoreOptions): Promise<ObjectStore> {
  const { url, accessKey, secretKey, region } = settings;
  if (new URL(url).protocol === 'file:') return new FolderStore(fileURLToPath(url));
  if (!accessKey || !secretKey) throw new Error('OBJECT_STORE_ACCESS_KEY and OBJECT_STORE_SECRET_KEY are missing');
  // The client is imported lazily, because it takes 40 MB that a folder store does not need.
  const { MinioStore } = await import('./minio-store.js');
  const store = new MinioStore({ url, accessKey, secretKey, region });
  // This is not awaited, because an unavailable store must not keep the service from starting, and each put prepares it again.
  store.prepare().catch(() => undefined);
  return store;
}
