import { parseContentHash } from '@majlis/kit/storage/registering-store';

/** Returns the hash of an upload without any object left, or the key of the missing full-size file of an image. */
export function missingUploads(usedHashes: string[], keys: string[]): string[] {
  const existing = new Set(keys);
  const used = new Set(usedHashes);
  const stored = new Set(keys.map(parseContentHash));
  const needed = new Set(keys.filter((key) => used.has(parseContentHash(key) ?? '')).map(neededFile));
  return [...usedHashes.filter((hash) => !stored.has(hash)), ...[...needed].filter((key) => !existing.has(key))];
}

/** Returns the keys that rows use and those that are no uploads. */
export function usedKeys(usedHashes: string[], keys: string[]): string[] {
  const used = new Set([...usedHashes, undefined]);
  return keys.filter((key) => used.has(parseContentHash(key)));
}

/** The service makes the renditions of an image again from its full-size file (`RenditionsJob`). */
function neededFile(key: string): string {
  const [, stem] = /^(.+-\d+x\d+)(?:-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  return stem ? `${stem}.webp` : key;
}
