import { pagedLists } from '@majlis/contracts/api/list-pages';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import type { LongList } from '../../api/long-list';
import { FeedItemCard } from './feed-item-card';
import { FeedItemsSkeleton } from './feed-items-skeleton';
import { sortNewestFirst } from './find-feed-items';
import { type ListLabels, SearchableList } from './searchable-list';
import { maxPlainCards, VirtualCardGrid } from './virtual-card-grid';

const skeletonCount = 9;

const searchableTexts = ({ title, description, author }: FeedItem) => [title, description, author];

export type FeedItemListLabels = ListLabels & { loading: string };

const listOf = (endpoint: Endpoint<FeedItem[]>): LongList<FeedItem> => ({
  endpoint,
  view: 'newest',
  maxRows: maxPlainCards,
  toParts: (items) => [{ name: '', rows: sortNewestFirst(items) }],
});
const lists = { research: listOf(pagedLists.research), blog: listOf(pagedLists.blog) };

type FeedItemListProps = { name: keyof typeof lists; labels: FeedItemListLabels };

export function FeedItemList({ name, labels }: FeedItemListProps) {
  return (
    <SearchableList
      list={lists[name]}
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
