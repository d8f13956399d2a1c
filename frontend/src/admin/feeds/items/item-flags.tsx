import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { t } from '#messages/staff';
import * as styles from './item-row.module.scss';

export function ItemFlags({ isHidden, isPinned, titleOverride, descriptionOverride }: AdminFeedItem) {
  const isOverridden = titleOverride !== '' || descriptionOverride !== '';
  if (!isHidden && !isPinned && !isOverridden) return null;
  return (
    <p className={styles.flags}>
      {isPinned && (
        <span className="badge" data-tone="gold">
          {t('feeds.pinned')}
        </span>
      )}
      {isHidden && <span className="badge">{t('feeds.hidden')}</span>}
      {isOverridden && (
        <span className="badge" data-tone="blue">
          {t('feeds.corrected')}
        </span>
      )}
    </p>
  );
}
