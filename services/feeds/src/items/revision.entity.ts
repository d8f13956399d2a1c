import type { FeedKind } from '@majlis/contracts/feed-sources';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

@Entity('revisions')
export class RevisionEntity {
  @PrimaryColumn('text')
  kind: FeedKind;

  @Column('bigint', { default: 1 })
  revision: string;
}

/** Every transaction that changes public items calls this. */
export const bumpRevision = (manager: EntityManager, kind: FeedKind): Promise<unknown> =>
  manager.query(
    `INSERT INTO revisions (kind) VALUES ($1)
     ON CONFLICT (kind) DO UPDATE SET revision = revisions.revision + 1`,
    [kind],
  );
