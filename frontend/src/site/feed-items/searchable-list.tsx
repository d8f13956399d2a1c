import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useUrlSearchState } from '../../ui/hooks/use-url-search-state';
import { Notice } from '../../ui/page/notice';
import { ListLoadError } from '../list-load-error';
import { findFeedItems, parseSearchParams, type SearchableItem, toSearchParams } from './find-feed-items';
import { ListToolbar } from './list-toolbar';

/** The words around a list of feed items. */
export type ListLabels = {
  /** In the empty search box: 'Search research...' */
  searchPlaceholder: string;
  /** Of the list, for those who hear the page. */
  heading: string;
  noun: { one: string; many: string };
  loadError: { title: string; text: string };
  noResults: { title: string; text: string };
  /** Where nothing was searched, when that reads otherwise. */
  emptyList?: { title: string; text: string };
};

type SearchableListProps<Item> = {
  items: UseQueryResult<Item[]>;
  labels: ListLabels;
  /** Where the words of a search are looked for. One function for all times, so that nothing is searched twice. */
  searchableTexts: (item: Item) => (string | undefined)[];
  /** Stands in for the list while it loads. */
  skeleton: ReactNode;
  /** Draws what was found; the name of a category behind `categoryLink` is the address of the list with that category only. */
  children: (results: Item[], categoryLinkPrefix: string) => ReactNode;
};

/** A list of feed items under its search, order and count, in all its states. */
export function SearchableList<Item extends SearchableItem>({
  items,
  labels,
  searchableTexts,
  ...parts
}: SearchableListProps<Item>) {
  const [search, setSearch] = useUrlSearchState(parseSearchParams, toSearchParams);
  const { words, order, category } = search;
  // What is typed is shown at once; a long list follows when there is time.
  const deferredWords = useDeferredValue(words);
  const results = useMemo(
    () => items.data && findFeedItems(items.data, { words: deferredWords, order, category }, searchableTexts),
    [items.data, deferredWords, order, category, searchableTexts],
  );
  const otherParams = toSearchParams({ words, order, category: '' });
  const categoryLinkPrefix = `?${otherParams && `${otherParams}&`}category=`;
  // What was read before stays, also when it cannot be read again.
  if (items.isError && !items.data) return <ListLoadError {...labels.loadError} />;
  return (
    <>
      <ListToolbar
        placeholder={labels.searchPlaceholder}
        search={search}
        count={results ? `${results.length} ${results.length === 1 ? labels.noun.one : labels.noun.many}` : ''}
        onSearch={(change) => setSearch((search) => ({ ...search, ...change }))}
      />
      <h2 className="visually-hidden">{labels.heading}</h2>
      {!results && parts.skeleton}
      {results?.length === 0 && (
        <Notice {...((deferredWords === '' && category === '' && labels.emptyList) || labels.noResults)} />
      )}
      {results && results.length > 0 && parts.children(results, categoryLinkPrefix)}
    </>
  );
}
