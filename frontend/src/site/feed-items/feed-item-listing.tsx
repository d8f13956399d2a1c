import type { FeedItem } from '@majlis/contracts/feed-items';
import type { UseQueryResult } from '@tanstack/react-query';
import { CardStretches } from './card-stretches';
import { FeedItemCard } from './feed-item-card';
import { FeedItemsPending } from './feed-items-pending';
import { FeedListing, type ListingTexts } from './feed-listing';

const skeletons = 9;

const textsOf = ({ title, description, author }: FeedItem) => [title, description, author];

type FeedItemListingProps = { items: UseQueryResult<FeedItem[]>; texts: ListingTexts };

/** Publications or posts, all of them, in cards. */
export function FeedItemListing({ items, texts }: FeedItemListingProps) {
  return (
    <FeedListing
      items={items}
      texts={texts}
      textsOf={textsOf}
      pending={<FeedItemsPending count={skeletons} name={texts.heading.toLowerCase()} />}
    >
      {(found, categoryLink) => (
        <CardStretches items={found} name={texts.heading}>
          {(item) => <FeedItemCard key={`${item.link} ${item.title}`} item={item} categoryLink={categoryLink} />}
        </CardStretches>
      )}
    </FeedListing>
  );
}
