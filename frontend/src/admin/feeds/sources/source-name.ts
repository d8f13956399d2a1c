import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';

/** What a source is called in a sentence: the host of its address. */
export function sourceName({ kind, url }: Pick<FeedSourceStatus, 'kind' | 'url'>): string {
  if (kind === 'instagram') return 'Instagram';
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
