import type { EntityManager } from 'typeorm';

/**
 * Call this first in every transaction that writes many items. It serializes such transactions across instances, so
 * that they neither deadlock nor choose the same slug. Staff edits of one item do not take the lock.
 */
export const acquireItemsWriteLock = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('feeds-items', 0))`);
