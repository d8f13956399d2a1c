import type { FeedKind, ItemNotes, SkippedItems } from '@majlis/contracts/feed-sources';
import type { FetchErrorCode } from '@majlis/contracts/fetch-errors';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sources')
export class FeedSourceEntity {
  @PrimaryColumn('text')
  url: string;

  @Column('text')
  kind: FeedKind;

  @Column('text', { nullable: true })
  etag: string | null;

  @Column('text', { name: 'last_modified', nullable: true })
  lastModified: string | null;

  @Column('timestamptz', { name: 'fetched_at', nullable: true })
  fetchedAt: Date | null;

  @Column('timestamptz', { name: 'succeeded_at', nullable: true })
  succeededAt: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt: Date | null;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode: FetchErrorCode | null;

  @Column('int', { default: 0 })
  failures: number;

  @Column('timestamptz', { name: 'due_at', default: () => 'now()' })
  dueAt: Date;

  @Column('int', { default: 0 })
  added: number;

  @Column('int', { default: 0 })
  changed: number;

  @Column('jsonb', { name: 'skipped_items', default: {} })
  skippedItems: SkippedItems;

  @Column('jsonb', { name: 'item_notes', default: {} })
  itemNotes: ItemNotes;
}
