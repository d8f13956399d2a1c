import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';

/** Name of a source in sentences: the host of its URL. */
export function sourceName({ kind, url }: Pick<FeedSourceStatus, 'kind' | 'url'>): string {
  if (kind === 'instagram') return 'Instagram';
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
