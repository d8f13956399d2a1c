import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';

/** Those that contain every word, in what the source says or what staff say, and by 'hidden' or 'pinned'. */
export function findItems(items: ManagedFeedItem[], filter: string): ManagedFeedItem[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const { title, ownTitle, description, ownDescription, isHidden, isPinned } = item;
    const marks = [isHidden && 'hidden', isPinned && 'pinned'];
    const text = [title, ownTitle, description, ownDescription, ...marks].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
