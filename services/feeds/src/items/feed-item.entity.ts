import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Chapters, Transcript } from '../refresh/parsed-item.js';

/** The last good copy of a publication, post, episode or photo (infra/adr/feeds.md). */
@Entity('items')
export class FeedItemEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { name: 'source_url' }) sourceUrl: string;
  @Column('text') guid: string;
  @Column('text') link: string;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text', { nullable: true }) author: string | null;
  @Column('text', { array: true }) categories: string[];
  /** 1970-01-01 if the item has no date. */
  @Column('timestamptz', { name: 'published_at' }) publishedAt: Date;
  @Column('timestamptz', { name: 'first_seen_at', default: () => 'now()' }) firstSeenAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
  @Column('text', { name: 'raw_html', default: '' }) rawHtml: string;
  @Column('text', { default: '' }) html: string;
  @Column('int', { name: 'sanitiser_version', default: 0 }) sanitiserVersion: number;
  /** The slug is set once, so that the page of an episode keeps its URL; null for other kinds. */
  @Column('text', { nullable: true }) slug: string | null;
  @Column('text', { name: 'audio_url', nullable: true }) audioUrl: string | null;
  @Column('text', { name: 'audio_type', nullable: true }) audioType: string | null;
  @Column('int', { name: 'audio_bytes', nullable: true }) audioBytes: number | null;
  @Column('text', { nullable: true }) duration: string | null;
  @Column('int', { name: 'episode_number', nullable: true }) episodeNumber: number | null;
  @Column('jsonb', { default: [] }) transcripts: Transcript[];
  @Column('jsonb', { nullable: true }) chapters: Chapters | null;
  @Column('text', { name: 'media_type', nullable: true }) mediaType: string | null;
  @Column('int', { name: 'like_count', default: 0 }) likeCount: number;
  @Column('int', { name: 'comments_count', default: 0 }) commentsCount: number;
  @Column('text', { name: 'picture_source', nullable: true }) pictureSource: string | null;
  @Column('text', { name: 'picture_copied_from', nullable: true }) pictureCopiedFrom: string | null;
  @Column('text', { name: 'picture_url', default: '' }) pictureUrl: string;
  @Column('int', { name: 'picture_failures', default: 0 }) pictureFailures: number;
  @Column('timestamptz', { name: 'picture_due_at', default: () => 'now()' }) pictureDueAt: Date;
  @Column('text', { name: 'title_override', default: '' }) titleOverride: string;
  @Column('text', { name: 'description_override', default: '' }) descriptionOverride: string;
  @Column('boolean', { name: 'is_hidden', default: false }) isHidden: boolean;
  @Column('boolean', { name: 'is_pinned', default: false }) isPinned: boolean;
  /** The version of the overrides; a refresh does not raise it. */
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'edited_at', default: () => 'now()' }) editedAt: Date;
  @Column('text', { name: 'edited_by', default: '' }) editedBy: string;
}
