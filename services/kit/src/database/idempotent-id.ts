import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

const promised = new AsyncLocalStorage<string>();

/** Whatever `work` creates gets this id: done twice, it creates one row and no second. */
export const withIdempotentId = <Result>(id: string, work: () => Result): Result => promised.run(id, work);

/** The id that the row which a request creates was promised; undefined when the database may choose one. */
export const idempotentId = (): string | undefined => promised.getStore();

/** Always the same id for the same words (a UUID of version 8, RFC 9562). */
export function deterministicUuid(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
