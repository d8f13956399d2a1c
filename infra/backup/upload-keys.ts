import { renditionFileName, renditionFormats, renditionWidthsFor } from '@majlis/contracts/stored-images';
import { parseContentHash } from '@majlis/kit/storage/registering-store';

/** Returns the hash of an upload without any object left, or the key of a single missing rendition of an image. */
export function missingUploads(usedHashes: string[], keys: string[]): string[] {
  const existing = new Set(keys);
  const keysByHash = new Map<string, string[]>();
  for (const key of keys) {
    const hash = parseContentHash(key);
    if (hash !== undefined) keysByHash.set(hash, [...(keysByHash.get(hash) ?? []), key]);
  }
  return usedHashes.flatMap((hash) => {
    const expected = new Set(keysByHash.get(hash)?.flatMap(expectedRenditions) ?? [hash]);
    return [...expected].filter((key) => !existing.has(key));
  });
}

/** Returns the keys that rows use and those that are no uploads; all of `keys` where the used hashes are unknown. */
export function usedKeys(usedHashes: string[] | undefined, keys: string[]): string[] {
  if (!usedHashes) return keys;
  const used = new Set(usedHashes);
  return keys.filter((key) => used.has(parseContentHash(key) ?? '') || parseContentHash(key) === undefined);
}

/** Pages offer all renditions of an image to browsers, so all must exist. */
function expectedRenditions(key: string): string[] {
  const [, stem, width] = /^(.+-(\d+)x\d+)(?:-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  if (!stem) return [key];
  return renditionFormats.flatMap((format) =>
    renditionWidthsFor(Number(width)).map((renditionWidth) =>
      renditionFileName(stem, Number(width), renditionWidth, format),
    ),
  );
}
