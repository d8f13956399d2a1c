import type { EntityManager } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { matchItems } from './match-items.js';
import type { ParsedItem } from './parse-feed.js';

/** Adds what is new and updates what has changed; what the feed no longer lists stays. Answers how many were added. */
export async function storeItems(transaction: EntityManager, sourceUrl: string, items: ParsedItem[]): Promise<number> {
  const stored = await transaction.findBy(FeedItemEntity, { sourceUrl });
  const matched = matchItems(items, stored);
  const now = Date.now();
  const rows = matched.map(([item, known], place) => {
    // Items without a date keep the order that their feed gave them.
    const publishedAt = item.publishedAt ?? known?.publishedAt ?? new Date(now - place);
    return Object.assign(known ?? new FeedItemEntity(), item, { sourceUrl, publishedAt });
  });
  await transaction.save(rows, { chunk: 200 });
  return matched.filter(([, known]) => !known).length;
}
