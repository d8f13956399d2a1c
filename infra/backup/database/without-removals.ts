import { withClient } from './client.js';

/**
 * Does `work` while nothing can be removed from the object store: what rows of a moment name is there until it has been copied,
 * and what was found there stays. Those who upload and save hold the same lock in the same way and are not kept waiting.
 */
export function withoutRemovals<Result>(ownerUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(ownerUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock_shared(hashtextextended('majlis uploads', 0))");
    return work();
  });
}
