import type { FeedItem } from '@majlis/contracts/feed-items';

export type SortOrder = 'date' | 'title';

/** The items in which `words` occur, whatever their case, in title, description or author; newest first or by title. */
export function findFeedItems(items: FeedItem[], words: string, order: SortOrder): FeedItem[] {
  const wanted = words.trim().toLocaleLowerCase();
  const holds = (text = '') => text.toLocaleLowerCase().includes(wanted);
  return items
    .filter(({ title, description, author }) => holds(title) || holds(description) || holds(author))
    .sort(order === 'title' ? byTitle : newestFirst);
}

const byTitle = (one: FeedItem, other: FeedItem) => one.title.localeCompare(other.title);
const newestFirst = (one: FeedItem, other: FeedItem) => Date.parse(other.pubDate) - Date.parse(one.pubDate);
