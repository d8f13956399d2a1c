import type { Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/**
 * The last line of an archive: the SHA-256 of every byte before it, headers and padding included. tar does not look past
 * its end mark, and by hand it is checked with `head --bytes=-65 FILE | sha256sum`.
 */
export const sealOf = (hash: Hash): string => `${hash.digest('hex')}\n`;
export const sealBytes = 65;

/** What an archive of that size says of itself; undefined when its end is missing. */
export async function readSeal(file: FileHandle, size: number): Promise<string | undefined> {
  if (size <= sealBytes) return undefined;
  const { buffer } = await file.read(Buffer.alloc(sealBytes), 0, sealBytes, size - sealBytes);
  const text = buffer.toString('latin1');
  return /^[0-9a-f]{64}\n$/.test(text) ? text : undefined;
}
