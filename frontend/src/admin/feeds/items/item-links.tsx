import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { ExternalLink } from '../../../ui/page/external-link';
import { kindWords } from '../feed-kinds';
import { titleOf } from './item-resource';

/** Where visitors find it, and where it comes from. */
export function ItemLinks({ item }: { item: ManagedFeedItem }) {
  const { link, isHidden } = item;
  return (
    <>
      {!isHidden && <ExternalLink href={seenAt(item)}>View</ExternalLink>}
      {/^https?:/.test(link) && <ExternalLink href={link}>At its source</ExternalLink>}
    </>
  );
}

/** The list that visitors read, searched for it; photos are on the home page. */
function seenAt(item: ManagedFeedItem): string {
  const { seenAt: page } = kindWords[item.kind];
  return item.kind === 'instagram' ? page : `${page}?${new URLSearchParams({ q: titleOf(item) })}`;
}
