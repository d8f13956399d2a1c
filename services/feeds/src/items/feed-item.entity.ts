import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** The last good copy of a publication, post or episode; it stays when its feed no longer lists it. */
@Entity('items')
export class FeedItemEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'source_url' })
  sourceUrl: string;

  /** What the feed calls the item, else its link. */
  @Column('text')
  guid: string;

  @Column('text')
  link: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text', { nullable: true })
  author: string | null;

  @Column('text', { array: true })
  categories: string[];

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  @Column('timestamptz', { name: 'first_seen_at', default: () => 'now()' })
  firstSeenAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
