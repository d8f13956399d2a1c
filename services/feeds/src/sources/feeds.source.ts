import type { FeedsSettings } from '../read-settings.js';
import type { FeedSource } from './feed-source.js';

/** RSS and Atom feeds of publications, posts and episodes; an address that is given for two kinds belongs to the first. */
export function feedSources(settings: FeedsSettings): FeedSource[] {
  const mirrored = new Set(settings.MIRRORED_FEEDS);
  const of = (kind: FeedSource['kind'], urls: string[]): FeedSource[] =>
    urls.map((url) => ({ kind, url, keepsRemoved: !mirrored.has(url) }));
  const sources = [
    ...of('research', settings.RESEARCH_FEEDS),
    ...of('blog', settings.BLOG_FEEDS),
    ...of('podcast', settings.PODCAST_FEEDS),
  ];
  return [...new Map(sources.toReversed().map((source) => [source.url, source])).values()].toReversed();
}
