import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { hasWords } from '../../../ui/text/plain-text';

/** Those that contain every word, in what the source says or what staff say, and by 'hidden' or 'pinned'. */
export function findItems(items: ManagedFeedItem[], filter: string): ManagedFeedItem[] {
  const matches = hasWords(filter);
  return items.filter((item) => {
    const { title, ownTitle, description, ownDescription, isHidden, isPinned } = item;
    const marks = [isHidden && 'hidden', isPinned && 'pinned'];
    return matches([title, ownTitle, description, ownDescription, ...marks].join('\n'));
  });
}
