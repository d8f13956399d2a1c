import { ServiceUnavailableException } from '@nestjs/common';
import type { ObjectStore } from './object-store.js';

type NewObject = { key: string; bytes: Buffer; contentType: string };

/** Puts an object and makes sure that all of it arrived; whatever is wrong with the store, the reader is told `sorry`. */
export async function putVerified(
  store: ObjectStore,
  { key, bytes, contentType }: NewObject,
  sorry: string,
): Promise<void> {
  try {
    await store.put(key, bytes, contentType);
    const stored = await store.head(key);
    if (stored?.size !== bytes.length) throw new Error(`${key} was not stored as it was sent`);
  } catch (cause) {
    throw new ServiceUnavailableException(sorry, { cause });
  }
}
