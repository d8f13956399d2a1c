import type { LeftOut, LeftOutReason } from '@majlis/contracts/feed-sources';

const reasons: Record<LeftOutReason, string> = {
  noText: 'no title and no text',
  noLink: 'no address of a page',
  repeated: 'the same identifier as another item',
  tooMany: 'more items than the site takes',
};

/** Example: '2 items: no title and no text'; empty when no item was left out. */
export function describeLeftOut(leftOut: LeftOut): string {
  const reasonKeys = Object.keys(reasons) as LeftOutReason[];
  return reasonKeys
    .flatMap((reason) => {
      const count = leftOut[reason] ?? 0;
      return count > 0 ? `${count} ${count === 1 ? 'item' : 'items'}: ${reasons[reason]}` : [];
    })
    .join('; ');
}
