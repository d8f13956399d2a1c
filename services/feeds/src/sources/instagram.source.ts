import type { FeedsSettings } from '../read-settings.js';
import type { FeedSource } from './feed-source.js';

/** The photo feed of the account whose token is configured: https://developers.facebook.com/docs/instagram-platform */
export function instagramSources({ INSTAGRAM_TOKEN, INSTAGRAM_API_URL }: FeedsSettings): FeedSource[] {
  const url = new URL('/me/media', INSTAGRAM_API_URL).href;
  return INSTAGRAM_TOKEN === '' ? [] : [{ kind: 'instagram', url, keepsRemoved: false }];
}
