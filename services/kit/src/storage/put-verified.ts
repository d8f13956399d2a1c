import type { Message } from '@majlis/contracts/messages';
import { ServiceUnavailableException } from '@nestjs/common';
import type { ObjectStore } from './object-store.js';

type NewObject = { key: string; bytes: Buffer; contentType: string };

/** Stores an object and verifies its size. Throws 503 with `userMessage` on any failure of the store. */
export async function putVerified(
  store: ObjectStore,
  { key, bytes, contentType }: NewObject,
  userMessage: Message,
): Promise<void> {
  try {
    await store.put(key, bytes, contentType);
    const stored = await store.head(key);
    if (stored?.size !== bytes.length) throw new Error(`${key} was not stored as it was sent`);
  } catch (cause) {
    throw new ServiceUnavailableException(userMessage, { cause });
  }
}
