import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import * as styles from './item-row.module.scss';

export function ItemFlags({ isHidden, isPinned, titleOverride, descriptionOverride }: AdminFeedItem) {
  const isOverridden = titleOverride !== '' || descriptionOverride !== '';
  if (!isHidden && !isPinned && !isOverridden) return null;
  return (
    <p className={styles.flags}>
      {isPinned && (
        <span className="badge" data-tone="gold">
          Pinned
        </span>
      )}
      {isHidden && <span className="badge">Hidden</span>}
      {isOverridden && (
        <span className="badge" data-tone="blue">
          Corrected
        </span>
      )}
    </p>
  );
}
