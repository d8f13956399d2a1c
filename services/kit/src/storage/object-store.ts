/** `key` is `<folder>/<file>`. */
export type ListedObject = { key: string; size: number; modified: Date };
export type ObjectDetails = ListedObject & { contentType: string };

/** Store for uploaded images and documents. Every method throws on a key that `checkKey` rejects. */
export interface ObjectStore {
  /** Replaces the object atomically: readers see the old bytes or the new ones. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  head(key: string): Promise<ObjectDetails | undefined>;
  delete(key: string): Promise<void>;
  list(folder: string): Promise<ListedObject[]>;
}

const folderName = /^[a-z][a-z0-9-]{0,39}$/;
const fileName = /^[A-Za-z0-9_-][\w-]{0,119}\.[a-z0-9]{1,5}$/;

export function checkFolder(folder: string): string {
  if (!folderName.test(folder)) throw new Error(`Not a folder of the object store: ${JSON.stringify(folder)}`);
  return folder;
}

/** Allows one folder, one file and one dot before the extension, so that no path or URL can misinterpret a key. */
export function checkKey(key: string): string {
  const [folder = '', file = '', ...rest] = key.split('/');
  if (rest.length > 0 || !folderName.test(folder) || !fileName.test(file))
    throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`);
  return key;
}
