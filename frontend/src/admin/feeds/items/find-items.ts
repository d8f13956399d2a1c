import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { createWordMatcher } from '../../../ui/text/word-matcher';

/** Finds items by original and overridden texts, and by the words 'hidden' and 'pinned'. */
export function findItems(items: AdminFeedItem[], filter: string): AdminFeedItem[] {
  const matches = createWordMatcher(filter);
  return items.filter((item) => {
    const { title, titleOverride, description, descriptionOverride, isHidden, isPinned } = item;
    const flags = [isHidden && 'hidden', isPinned && 'pinned'];
    return matches([title, titleOverride, description, descriptionOverride, ...flags].join('\n'));
  });
}
