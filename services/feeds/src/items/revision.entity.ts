import type { FeedKind } from '@majlis/contracts/feed-sources';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** A counter per feed kind that rises whenever its public items change. */
@Entity('revisions')
export class RevisionEntity {
  @PrimaryColumn('text')
  kind: FeedKind;

  @Column('bigint', { default: 1 })
  revision: string;
}

/** Call this in the transaction of every change to public items. */
export const bumpRevision = (manager: EntityManager, kind: FeedKind): Promise<unknown> =>
  manager.query(
    `INSERT INTO revisions (kind) VALUES ($1)
     ON CONFLICT (kind) DO UPDATE SET revision = revisions.revision + 1`,
    [kind],
  );
