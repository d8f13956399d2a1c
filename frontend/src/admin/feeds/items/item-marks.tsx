import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';

/** What staff have said of an item, at a glance. */
export function ItemMarks({ isHidden, isPinned, ownTitle, ownDescription }: ManagedFeedItem) {
  const isCorrected = ownTitle !== '' || ownDescription !== '';
  if (!isHidden && !isPinned && !isCorrected) return null;
  return (
    <p className="feed-item-marks">
      {isPinned && (
        <span className="badge" data-tone="gold">
          Pinned
        </span>
      )}
      {isHidden && <span className="badge">Hidden</span>}
      {isCorrected && (
        <span className="badge" data-tone="blue">
          Corrected
        </span>
      )}
    </p>
  );
}
