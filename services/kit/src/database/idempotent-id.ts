import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Makes `work` create its row under this id, so that a repeated request creates no second row (infra/adr/api.md). */
export const withIdempotentId = <Result>(id: string, work: () => Result): Result => storage.run(id, work);

/** Undefined outside requests with an idempotency key; the database then generates the id. */
export const idempotentId = (): string | undefined => storage.getStore();

/** A UUID of version 8 (RFC 9562) derived from the parts by SHA-256. */
export function deterministicUuid(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
