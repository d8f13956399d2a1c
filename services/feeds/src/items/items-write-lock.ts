import type { EntityManager } from 'typeorm';

/** Transactions that write many items take this lock first, so that they neither deadlock nor choose the same slug. */
export const acquireItemsWriteLock = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('feeds-items', 0))`);
