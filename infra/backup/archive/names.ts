/** Members of an archive. The manifest names all others, so it is the last. */
export const dumpName = 'database.dump';
export const manifestName = 'manifest.json';
const objectsFolder = 'objects/';

export const memberOfObject = (key: string): string => `${objectsFolder}${key}`;

/** The key of the object that a member holds; undefined when it is none, or has a name that could lead elsewhere. */
export function objectOfMember(member: string): string | undefined {
  const key = member.startsWith(objectsFolder) ? member.slice(objectsFolder.length) : '';
  return isPlainKey(key) ? key : undefined;
}

/** Neither a file system nor an address reads anything into such a key. */
export function isPlainKey(key: string): boolean {
  const isPlain = (part: string) => /^[\p{L}\p{N}_ .@+=(),'-]+$/u.test(part) && part !== '.' && part !== '..';
  return key.length <= 900 && key.split('/').every(isPlain);
}

const pattern = /^majlis-\d{8}T\d{6}Z\.tar$/;

/** Names in the order of their time. */
export const archiveName = (at: Date): string => `majlis-${compactTime(at)}.tar`;
export const isArchiveName = (name: string): boolean => pattern.test(name);

/** 20261120T023000Z */
export const compactTime = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');
