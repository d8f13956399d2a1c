import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { t } from '#messages/staff';
import { createWordMatcher } from '../../../ui/text/word-matcher';

/** Finds items by original and overridden texts, and by the words 'hidden' and 'pinned'. */
export function findItems(items: AdminFeedItem[], filter: string): AdminFeedItem[] {
  const matches = createWordMatcher(filter);
  return items.filter((item) => {
    const { title, titleOverride, description, descriptionOverride, isHidden, isPinned } = item;
    const flags = [isHidden && t('feeds.wordsForFlags.isHidden'), isPinned && t('feeds.wordsForFlags.isPinned')];
    return matches([title, titleOverride, description, descriptionOverride, ...flags].join('\n'));
  });
}
