import { message } from '@majlis/contracts/messages';
import { renditionsBeside } from '@majlis/contracts/stored-images';
import { runInChildProcess } from '../process/run-in-child-process.js';
import type { ObjectStore } from '../storage/object-store.js';
import { putVerified } from '../storage/put-verified.js';

const timeoutMs = 30_000;

/**
 * Stores the renditions that an image lacks beside its full-size file, from which they are made: the store itself says what
 * is left to do, so a run that was interrupted is repeated. Returns how many were stored.
 */
export async function storeRenditions(store: ObjectStore, fullKey: string): Promise<number> {
  const full = await store.get(fullKey);
  if (!full) return 0;
  const stored = await Promise.all(
    renditionsBeside(fullKey).map(async (one) => ({ one, at: await store.head(one.key) })),
  );
  const renditions = stored.filter(({ at }) => at === undefined).map(({ one }) => one);
  if (renditions.length === 0) return 0;
  const task = { full, renditions };
  const files = await runInChildProcess<Uint8Array[]>('@majlis/kit/images/rendition-worker', task, timeoutMs);
  await Promise.all(
    renditions.map(({ key, format }, index) => {
      const bytes = Buffer.from(files[index] ?? []);
      return putVerified(store, { key, bytes, contentType: `image/${format}` }, message('imagesNotStored'));
    }),
  );
  return renditions.length;
}
