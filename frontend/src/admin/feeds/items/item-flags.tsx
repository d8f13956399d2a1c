import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import * as messages from '#messages/staff/feeds';
import * as styles from './item-row.module.scss';

export function ItemFlags({ isHidden, isPinned, titleOverride, descriptionOverride }: AdminFeedItem) {
  const isOverridden = titleOverride !== '' || descriptionOverride !== '';
  if (!isHidden && !isPinned && !isOverridden) return null;
  return (
    <p className={styles.flags}>
      {isPinned && (
        <span className="badge" data-tone="gold">
          {messages.pinned}
        </span>
      )}
      {isHidden && <span className="badge">{messages.hidden}</span>}
      {isOverridden && (
        <span className="badge" data-tone="blue">
          {messages.corrected}
        </span>
      )}
    </p>
  );
}
