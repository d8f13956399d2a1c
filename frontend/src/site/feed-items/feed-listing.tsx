import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useSearchInAddress } from '../../ui/hooks/use-search-in-address';
import { Notice } from '../../ui/page/notice';
import { ListFailed } from '../list-failed';
import { FeedToolbar } from './feed-toolbar';
import { type Dated, findFeedItems, searchIn, searchParamsOf } from './find-feed-items';

/** The words around a list of feed items. */
export type ListingTexts = {
  /** In the empty search box: 'Search research...' */
  search: string;
  /** Of the list, for those who hear the page. */
  heading: string;
  counted: { one: string; many: string };
  failed: { title: string; text: string };
  nothing: { title: string; text: string };
  /** Where nothing was searched, when that reads otherwise. */
  empty?: { title: string; text: string };
};

type FeedListingProps<Item> = {
  items: UseQueryResult<Item[]>;
  texts: ListingTexts;
  /** Where the words of a search are looked for. One function for all times, so that nothing is searched twice. */
  textsOf: (item: Item) => (string | undefined)[];
  /** Stands in for the list while it loads. */
  pending: ReactNode;
  /** Draws what was found; the name of a category behind `categoryLink` is the address of the list with that category only. */
  children: (found: Item[], categoryLink: string) => ReactNode;
};

/** A list of feed items under its search, order and count, in all its states. */
export function FeedListing<Item extends Dated>({ items, texts, textsOf, ...parts }: FeedListingProps<Item>) {
  const [search, setSearch] = useSearchInAddress(searchIn, searchParamsOf);
  const { words, order, category } = search;
  // What is typed is shown at once; a long list follows when there is time.
  const sought = useDeferredValue(words);
  const found = useMemo(
    () => items.data && findFeedItems(items.data, { words: sought, order, category }, textsOf),
    [items.data, sought, order, category, textsOf],
  );
  const others = searchParamsOf({ words, order, category: '' });
  const categoryLink = `?${others && `${others}&`}category=`;
  // What was read before stays, also when it cannot be read again.
  if (items.isError && !items.data) return <ListFailed {...texts.failed} />;
  return (
    <>
      <FeedToolbar
        placeholder={texts.search}
        search={search}
        count={found ? `${found.length} ${found.length === 1 ? texts.counted.one : texts.counted.many}` : ''}
        onSearch={(change) => setSearch((search) => ({ ...search, ...change }))}
      />
      <h2 className="visually-hidden">{texts.heading}</h2>
      {!found && parts.pending}
      {found?.length === 0 && <Notice {...((sought === '' && category === '' && texts.empty) || texts.nothing)} />}
      {found && found.length > 0 && parts.children(found, categoryLink)}
    </>
  );
}
