import type { FeedKind, ItemNotes, SkippedItems } from '@majlis/contracts/feeds/feed-sources';
import type { FetchErrorCode } from '@majlis/contracts/feeds/fetch-errors';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import type { Provider } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeedsSettings } from '../read-settings.js';

/** `url` identifies the source and never contains a secret. */
export type FeedSource = {
  kind: FeedKind;
  url: string;
  keepsRemovedItems: boolean;
};

/** A URL configured for two kinds belongs to the first. */
export function feedSources(settings: FeedsSettings): FeedSource[] {
  const withoutArchive = new Set(settings.FEEDS_WITHOUT_ARCHIVE);
  const toSources = (kind: FeedSource['kind'], urls: string[]): FeedSource[] =>
    urls.map((url) => ({ kind, url, keepsRemovedItems: !withoutArchive.has(url) }));
  const sources = [
    ...toSources('research', settings.RESEARCH_FEEDS),
    ...toSources('blog', settings.BLOG_FEEDS),
    ...toSources('podcast', settings.PODCAST_FEEDS),
  ];
  return [...new Map(sources.toReversed().map((source) => [source.url, source])).values()].toReversed();
}

function instagramSources({ INSTAGRAM_TOKEN, INSTAGRAM_API_URL }: FeedsSettings): FeedSource[] {
  const url = new URL('/me/media', INSTAGRAM_API_URL).href;
  return INSTAGRAM_TOKEN === '' ? [] : [{ kind: 'instagram', url, keepsRemovedItems: false }];
}

export const SOURCES = Symbol('sources');

export const sourcesProvider: Provider = {
  provide: SOURCES,
  inject: [SETTINGS],
  useFactory: (settings: FeedsSettings): FeedSource[] => [...feedSources(settings), ...instagramSources(settings)],
};

@Entity('sources')
export class FeedSourceEntity {
  @PrimaryColumn('text') url: string;
  @Column('text') kind: FeedKind;
  @Column('text', { nullable: true }) etag: string | null;
  @Column('text', { name: 'last_modified', nullable: true }) lastModified: string | null;
  @Column('timestamptz', { name: 'fetched_at', nullable: true }) fetchedAt: Date | null;
  @Column('timestamptz', { name: 'succeeded_at', nullable: true }) succeededAt: Date | null;
  @Column('timestamptz', { name: 'failed_at', nullable: true }) failedAt: Date | null;
  @Column('text', { nullable: true }) error: string | null;
  @Column('text', { name: 'error_code', nullable: true }) errorCode: FetchErrorCode | null;
  @Column('int', { default: 0 }) failures: number;
  @Column('timestamptz', { name: 'due_at', default: () => 'now()' }) dueAt: Date;
  @Column('int', { default: 0 }) added: number;
  @Column('int', { default: 0 }) changed: number;
  @Column('jsonb', { name: 'skipped_items', default: {} }) skippedItems: SkippedItems;
  @Column('jsonb', { name: 'item_notes', default: {} }) itemNotes: ItemNotes;
}
