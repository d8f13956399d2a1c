import type { FeedKind } from '@majlis/contracts/feeds/feed-sources';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

@Entity('feed_versions')
export class FeedVersionEntity {
  @PrimaryColumn('text') kind: FeedKind;
  @Column('bigint', { default: 1 }) version: string;
}

/** Every transaction that changes public items calls this. */
export const increaseFeedVersion = (manager: EntityManager, kind: FeedKind): Promise<unknown> =>
  manager.query(
    `INSERT INTO feed_versions (kind) VALUES ($1)
     ON CONFLICT (kind) DO UPDATE SET version = feed_versions.version + 1`,
    [kind],
  );

export async function increaseVersionsOf(manager: EntityManager, itemIds: string[]): Promise<void> {
  const kinds: { kind: FeedKind }[] = await manager.query(
    'SELECT DISTINCT kind FROM items JOIN sources ON sources.url = items.source_url WHERE items.id = ANY ($1::uuid[])',
    [itemIds],
  );
  for (const { kind } of kinds) await increaseFeedVersion(manager, kind);
}

/** Transactions that write many items take this lock first, so that they neither deadlock nor choose the same slug. */
export const acquireItemsWriteLock = (manager: EntityManager): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('feeds-items', 0))`);
