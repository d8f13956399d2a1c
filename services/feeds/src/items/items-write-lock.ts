import type { EntityManager } from 'typeorm';

/**
 * Belongs at the start of every transaction that writes many items: two of them take turns, also in two copies of the
 * service, so neither finds the other's address or row. Staff, who write one item, wait for nobody.
 */
export const acquireItemsWriteLock = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('feeds-items', 0))`);
