import { reads, writes } from '@majlis/contracts/endpoints';
import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import type { Resource } from '../../editing/resource';
import { kindWords } from '../feed-kinds';

/** What visitors read of it. */
export const titleOf = ({ ownTitle, title }: ManagedFeedItem): string => ownTitle || title;
const descriptionOf = ({ ownDescription, description }: ManagedFeedItem): string => ownDescription || description;

const marksOf = ({ isHidden, isPinned }: ManagedFeedItem) =>
  [isHidden ? 'hidden' : 'shown', isPinned && 'pinned'].filter(Boolean).join(', ');

export const itemResource = (kind: FeedKind): Resource<ManagedFeedItem> => ({
  list: reads.feedItems(kind),
  // Nothing is deleted here: what is not in the list any more is gone.
  deleted: reads.feedItems(kind),
  itemsPath: writes.feedItems,
  shownAt: kindWords[kind].shownAt,
  noun: kindWords[kind].noun,
  idOf: ({ id }) => id,
  nameOf: titleOf,
  summaryOf: (item) => `${titleOf(item)} (${marksOf(item)}) ${descriptionOf(item)}`,
});
