import type { SkippedItems, SkipReason } from '@majlis/contracts/feed-sources';

const reasons: Record<SkipReason, string> = {
  noText: 'no title and no text',
  noLink: 'no address of a page',
  duplicate: 'the same identifier as another item',
  tooMany: 'more items than the site takes',
};

/** Example: '2 items: no title and no text'; empty when no item was skipped. */
export function describeSkippedItems(skippedItems: SkippedItems): string {
  const reasonKeys = Object.keys(reasons) as SkipReason[];
  return reasonKeys
    .flatMap((reason) => {
      const count = skippedItems[reason] ?? 0;
      return count > 0 ? `${count} ${count === 1 ? 'item' : 'items'}: ${reasons[reason]}` : [];
    })
    .join('; ');
}
