import type { FeedsSettings } from '../read-settings.js';
import type { FeedSource } from './feed-source.js';

/** Feeds of publications. */
export function researchSources({ RESEARCH_FEEDS }: FeedsSettings): FeedSource[] {
  return RESEARCH_FEEDS.map((url) => ({ kind: 'research', url }));
}
