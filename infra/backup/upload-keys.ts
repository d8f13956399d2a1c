import { parseContentHash } from '@majlis/kit/storage/registering-store';

/** Returns the hash of an upload without any object left, or the key of the missing full-size file of an image. */
export function missingUploads(usedHashes: string[], keys: string[]): string[] {
  const existing = new Set(keys);
  const keysByHash = new Map<string, string[]>();
  for (const key of keys) {
    const hash = parseContentHash(key);
    if (hash !== undefined) keysByHash.set(hash, [...(keysByHash.get(hash) ?? []), key]);
  }
  return usedHashes.flatMap((hash) => {
    const needed = new Set(keysByHash.get(hash)?.map(neededFile) ?? [hash]);
    return [...needed].filter((key) => !existing.has(key));
  });
}

/** Returns the keys that rows use and those that are no uploads. */
export function usedKeys(usedHashes: string[], keys: string[]): string[] {
  const used = new Set(usedHashes);
  return keys.filter((key) => used.has(parseContentHash(key) ?? '') || parseContentHash(key) === undefined);
}

/** The service makes the renditions of an image again from its full-size file (`RenditionsJob`). */
function neededFile(key: string): string {
  const [, stem] = /^(.+-\d+x\d+)(?:-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  return stem ? `${stem}.webp` : key;
}
