import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { useUrlSearchState } from '../../ui/hooks/use-url-search-state';
import { ListLoadError } from '../list-load-error';
import { findFeedItems, parseSearchParams, type SearchableItem, toSearchParams } from './find-feed-items';
import { ListToolbar } from './list-toolbar';
import { NoResults } from './no-results';

export type ListLabels = {
  searchPlaceholder: string;
  /** Visually hidden, for screen readers. */
  heading: string;
  count: (count: number) => string;
  loadError: { title: string; text: string };
  noResults: { title: string; text: string };
  /** For a list without any items; `noResults` if left out. */
  emptyList?: { title: string; text: string };
};

type SearchableListProps<Item> = {
  items: UseQueryResult<Item[]>;
  labels: ListLabels;
  /** Must keep its identity between renders, or the list is filtered again at each. */
  searchableTexts: (item: Item) => (string | undefined)[];
  skeleton: ReactNode;
  children: (results: Item[], categoryLinkPrefix: string) => ReactNode;
};

export function SearchableList<Item extends SearchableItem>({
  items,
  labels,
  searchableTexts,
  skeleton,
  children,
}: SearchableListProps<Item>) {
  const [search, setSearch] = useUrlSearchState(parseSearchParams, toSearchParams);
  const { words, order, category } = search;
  const searchInput = useRef<HTMLInputElement>(null);
  // The input updates at once; filtering a long list may lag behind.
  const deferredWords = useDeferredValue(words);
  const results = useMemo(
    () => items.data && findFeedItems(items.data, { words: deferredWords, order, category }, searchableTexts),
    [items.data, deferredWords, order, category, searchableTexts],
  );
  const otherParams = toSearchParams({ words, order, category: '' });
  const categoryLinkPrefix = `?${otherParams && `${otherParams}&`}category=`;
  // A failed refetch keeps the data of the last successful one on the page.
  if (items.isError && !items.data) return <ListLoadError {...labels.loadError} />;
  return (
    <>
      <ListToolbar
        placeholder={labels.searchPlaceholder}
        search={search}
        searchInput={searchInput}
        count={results ? labels.count(results.length) : ''}
        onSearch={(change) => setSearch((current) => ({ ...current, ...change }))}
      />
      <h2 className="visually-hidden">{labels.heading}</h2>
      {!results && skeleton}
      {results?.length === 0 && (
        <NoResults
          labels={labels}
          words={deferredWords.trim()}
          category={category}
          onClear={() => {
            setSearch((current) => ({ ...current, words: '', category: '' }));
            searchInput.current?.focus();
          }}
        />
      )}
      {results && results.length > 0 && children(results, categoryLinkPrefix)}
    </>
  );
}
