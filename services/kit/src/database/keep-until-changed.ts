import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { isInOneTransaction } from './service-database.js';

/** The longest time a result is kept, because some depend on the clock: a paper becomes public at a certain time. */
const maxKeptMs = 5_000;
const maxEntries = 100;

type Kept<Result> = { snapshot: string; result: Result };

export type KeepUntilChanged<Result> = (key: string, read: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that calls `read` and returns the result for the same key again until any transaction of the database has
 * ended since, but no longer than `maxKeptMs`: an unchanged read costs one small query (infra/adr/caching.md). Callers must not
 * change the result.
 */
export function keepUntilChanged<Result extends string | object>(database: DataSource): KeepUntilChanged<Result> {
  const kept = new LRUCache<string, Kept<Result>>({ max: maxEntries, ttl: maxKeptMs });
  return async (key, read) => {
    // A preview reads in one transaction and sees what nobody else does, so nothing is kept for it.
    if (isInOneTransaction()) return read();
    // The snapshot is taken before the read: what changes meanwhile makes the result outdated at once.
    const [row] = await database.query<{ snapshot: string }[]>('SELECT pg_current_snapshot()::text AS snapshot');
    const snapshot = row?.snapshot ?? '';
    const found = kept.get(key);
    if (found?.snapshot === snapshot) return found.result;
    const result = await read();
    kept.set(key, { snapshot, result });
    return result;
  };
}
