import { t } from '#messages/staff';

/** Example: '2 items: no title and no text'; empty without items. */
export const describeItemCounts = <Reason extends string>(
  counts: Partial<Record<Reason, number>>,
  reasons: readonly Reason[],
  texts: Record<Reason, string>,
): string =>
  reasons
    .flatMap((reason) => {
      const count = counts[reason] ?? 0;
      return count > 0 ? t('feeds.countedItems', { count, reason: texts[reason] }) : [];
    })
    .join(t('feeds.countSeparator'));
