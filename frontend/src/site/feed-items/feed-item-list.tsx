import type { FeedItem } from '@majlis/contracts/feed-items';
import type { UseQueryResult } from '@tanstack/react-query';
import { FeedItemCard } from './feed-item-card';
import { FeedItemsSkeleton } from './feed-items-skeleton';
import { type ListLabels, SearchableList } from './searchable-list';
import { VirtualCardGrid } from './virtual-card-grid';

const skeletonCount = 9;

const searchableTexts = ({ title, description, author }: FeedItem) => [title, description, author];

export type FeedItemListLabels = ListLabels & { loading: string };

type FeedItemListProps = { items: UseQueryResult<FeedItem[]>; labels: FeedItemListLabels };

export function FeedItemList({ items, labels }: FeedItemListProps) {
  return (
    <SearchableList
      items={items}
      labels={labels}
      searchableTexts={searchableTexts}
      skeleton={<FeedItemsSkeleton count={skeletonCount} label={labels.loading} />}
    >
      {(results, categoryLinkPrefix) => (
        <VirtualCardGrid items={results} name={labels.heading}>
          {(item) => (
            <FeedItemCard key={`${item.link} ${item.title}`} item={item} categoryLinkPrefix={categoryLinkPrefix} />
          )}
        </VirtualCardGrid>
      )}
    </SearchableList>
  );
}
