import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import * as styles from './item-row.module.scss';

export function ItemFlags({ isHidden, isPinned, ownTitle, ownDescription }: AdminFeedItem) {
  const isCorrected = ownTitle !== '' || ownDescription !== '';
  if (!isHidden && !isPinned && !isCorrected) return null;
  return (
    <p className={styles.flags}>
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
