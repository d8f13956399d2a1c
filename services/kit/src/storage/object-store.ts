/** What a listing tells of an object. `key` is `<folder>/<file>`. */
export type ListedObject = { key: string; size: number; modified: Date };
export type ObjectDetails = ListedObject & { contentType: string };

/** Where uploaded images and documents live. A key that breaks the rule below is refused by every method that takes one. */
export interface ObjectStore {
  /** Replaces what the key held; a reader sees the old bytes or the new ones, never a mixture. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  head(key: string): Promise<ObjectDetails | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  list(folder: string): Promise<ListedObject[]>;
}

const folderName = /^[a-z][a-z0-9-]{0,39}$/;
const fileName = /^[A-Za-z0-9_-][\w-]{0,119}\.[a-z0-9]{1,5}$/;

export function checkFolder(folder: string): string {
  if (!folderName.test(folder)) throw new Error(`Not a folder of the object store: ${JSON.stringify(folder)}`);
  return folder;
}

/** One folder, one file, no dots but the one before the extension: nothing that a path or an address could misread. */
export function checkKey(key: string): string {
  const [folder = '', file = '', ...rest] = key.split('/');
  if (rest.length > 0 || !folderName.test(folder) || !fileName.test(file))
    throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`);
  return key;
}
