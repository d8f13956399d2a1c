import { renditionFileName, renditionFormats, renditionWidthsFor } from '@majlis/contracts/stored-images';
import { parseContentHash } from '@majlis/kit/storage/registering-store';

/**
 * The uploads that rows name by their hashes and that are not among `keys`. A hash stands for an upload of which nothing
 * is left, a key for a single rendition of an image.
 */
export function missingUploads(namedHashes: string[], keys: string[]): string[] {
  const existing = new Set(keys);
  const keysByHash = new Map<string, string[]>();
  for (const key of keys) {
    const hash = parseContentHash(key);
    if (hash !== undefined) keysByHash.set(hash, [...(keysByHash.get(hash) ?? []), key]);
  }
  return namedHashes.flatMap((hash) => {
    const expected = new Set(keysByHash.get(hash)?.flatMap(expectedRenditions) ?? [hash]);
    return [...expected].filter((key) => !existing.has(key));
  });
}

/** Those of `keys` that rows name, or that are no uploads; all where it is not known which are named. */
export function usedKeys(namedHashes: string[] | undefined, keys: string[]): string[] {
  if (!namedHashes) return keys;
  const named = new Set(namedHashes);
  return keys.filter((key) => named.has(parseContentHash(key) ?? '') || parseContentHash(key) === undefined);
}

/** Pages offer browsers every rendition of an image as soon as a row names it. */
function expectedRenditions(key: string): string[] {
  const [, stem, width] = /^(.+-(\d+)x\d+)(?:-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  if (!stem) return [key];
  return renditionFormats.flatMap((format) =>
    renditionWidthsFor(Number(width)).map((each) => renditionFileName(stem, Number(width), each, format)),
  );
}
