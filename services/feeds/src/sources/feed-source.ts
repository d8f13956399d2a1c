import type { FeedKind } from '@majlis/contracts/feed-sources';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import type { Provider } from '@nestjs/common';
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
