import type { SkippedItems, SkipReason } from '@majlis/contracts/feed-sources';
import * as messages from '#messages/staff/feeds';

const reasons: readonly SkipReason[] = ['noText', 'noLink', 'duplicate', 'tooMany'];

/** Example: '2 items: no title and no text'; empty when no item was skipped. */
export const describeSkippedItems = (skippedItems: SkippedItems): string =>
  reasons
    .flatMap((reason) => {
      const count = skippedItems[reason] ?? 0;
      return count > 0 ? messages.skippedItems(count, messages.skipReasons[reason]) : [];
    })
    .join(messages.skippedSeparator);
