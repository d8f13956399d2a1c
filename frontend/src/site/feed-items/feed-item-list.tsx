import type { FeedItem } from '@majlis/contracts/feed-items';
import { type PagedListName, pagedLists } from '@majlis/contracts/list-pages';
import { FeedItemCard } from './feed-item-card';
import { FeedItemsSkeleton } from './feed-items-skeleton';
import { sortNewestFirst } from './find-feed-items';
import { type ListLabels, SearchableList } from './searchable-list';
import { maxPlainCards, VirtualCardGrid } from './virtual-card-grid';

const skeletonCount = 9;

const searchableTexts = ({ title, description, author }: FeedItem) => [title, description, author];

export type FeedItemListLabels = ListLabels & { loading: string };

type FeedItemListProps = { name: Extract<PagedListName, 'research' | 'blog'>; labels: FeedItemListLabels };
export function FeedItemList({ name, labels }: FeedItemListProps) {
  const list = {
    endpoint: pagedLists[name],
    view: 'newest',
    maxRows: maxPlainCards,
    toParts: (items: FeedItem[]) => [{ name: '', rows: sortNewestFirst(items) }],
  };
  return (
    <SearchableList
      list={list}
      name={name}
      labels={labels}
      searchableTexts={searchableTexts}
      skeleton={<FeedItemsSkeleton count={skeletonCount} label={labels.loading} />}
    >
      {(results, total, categoryLinkPrefix) => (
        <VirtualCardGrid items={results} total={total} name={labels.heading}>
          {(item) => (
            <FeedItemCard key={`${item.link} ${item.title}`} item={item} categoryLinkPrefix={categoryLinkPrefix} />
          )}
        </VirtualCardGrid>
      )}
    </SearchableList>
  );
}
