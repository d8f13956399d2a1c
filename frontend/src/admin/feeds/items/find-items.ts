import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { wordsForFlags } from '#messages/staff/feeds';
import { createWordMatcher } from '../../../ui/text/word-matcher';

/** Finds items by original and overridden texts, and by the words 'hidden' and 'pinned'. */
export function findItems(items: AdminFeedItem[], filter: string): AdminFeedItem[] {
  const matches = createWordMatcher(filter);
  return items.filter((item) => {
    const { title, titleOverride, description, descriptionOverride, isHidden, isPinned } = item;
    const flags = [isHidden && wordsForFlags.isHidden, isPinned && wordsForFlags.isPinned];
    return matches([title, titleOverride, description, descriptionOverride, ...flags].join('\n'));
  });
}
