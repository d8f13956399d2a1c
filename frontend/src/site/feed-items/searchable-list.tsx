import { listPagePath, type PagedListName } from '@majlis/contracts/api/list-pages';
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { rich, t } from '#messages';
import { type LongList, useLongList } from '../../api/long-list';
import { useFocusOnChange } from '../../ui/hooks';
import { Notice } from '../../ui/page/notice';
import { Icon } from '../../ui/picture/icon';
import { useUrlSearchState } from '../../ui/search-state';
import { ListLoadError } from '../load-error-page';
import { ListSearchForm, SearchField, SelectField } from '../search/search-fields';
import { ShowAll } from '../show-all';
import {
  findFeedItems,
  type ListSearch,
  parseSearchParams,
  type SearchableItem,
  toSearchParams,
} from './find-feed-items';
import * as styles from './searchable-list.module.scss';

export type ListLabels = {
  searchPlaceholder: string;
  /** Visually hidden, for screen readers. */
  heading: string;
  count: (count: number) => string;
  loadError: { title: string; text: string };
  noResults: { title: string; text: string };
  /** Shown for a list without any items; `noResults` by default. */
  emptyList?: { title: string; text: string };
};

type SearchableListProps<Item> = {
  list: LongList<Item>;
  name: PagedListName;
  labels: ListLabels;
  /** Must keep its identity between renders, or the list is filtered again at each. */
  searchableTexts: (item: Item) => (string | undefined)[];
  skeleton: ReactNode;
  children: (results: Item[], total: number | undefined, categoryLinkPrefix: string) => ReactNode;
};

export function SearchableList<Item extends SearchableItem>({
  list,
  name,
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
  const isSearching = toSearchParams(search) !== '';
  const { parts, start } = useLongList(list, isSearching);
  const [part] = parts ?? [];
  // A search in the start of a list would miss what comes later.
  const items = part && isSearching && part.rows.length < part.total ? undefined : part?.rows;
  const results = useMemo(
    () => items && findFeedItems(items, { words: deferredWords, order, category }, searchableTexts),
    [items, deferredWords, order, category, searchableTexts],
  );
  const otherParams = toSearchParams({ words, order, category: '' });
  const categoryLinkPrefix = `?${otherParams && `${otherParams}&`}category=`;
  // A failed refetch keeps the data of the last successful one on the page.
  if ((start.isError && !part) || (isSearching && part?.isFailed)) return <ListLoadError {...labels.loadError} />;
  return (
    <>
      <ListToolbar
        placeholder={labels.searchPlaceholder}
        search={search}
        searchInput={searchInput}
        count={results && part ? labels.count(isSearching ? results.length : part.total) : ''}
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
      {results &&
        results.length > 0 &&
        children(results, isSearching ? results.length : part?.total, categoryLinkPrefix)}
      {part && !isSearching && <ShowAll part={part} name={labels.heading} to={listPagePath(name)} />}
    </>
  );
}

type NoResultsProps = {
  labels: Pick<ListLabels, 'noResults' | 'emptyList'>;
  words: string;
  category: string;
  onClear: () => void;
};

export function NoResults({ labels: { noResults, emptyList }, words, category, onClear }: NoResultsProps) {
  if (!words && !category) return <Notice {...(emptyList ?? noResults)} />;
  const { title, text } = noResults;
  const searched =
    words && category
      ? 'searchableList.forWordsInCategory'
      : words
        ? 'searchableList.forWords'
        : 'searchableList.inCategory';
  return (
    <Notice
      title={title}
      text={
        <>
          <span className={styles.searched}>
            {rich(searched, { words: () => <bdi>{words}</bdi>, category: () => <bdi>{category}</bdi> })}
          </span>{' '}
          {text}
        </>
      }
    >
      <button type="button" className="btn btn-outline-primary" onClick={onClear}>
        {t('searchableList.clearSearch')}
      </button>
    </Notice>
  );
}

type ListToolbarProps = {
  placeholder: string;
  search: ListSearch;
  searchInput: RefObject<HTMLInputElement | null>;
  /** For example '12 publications'; empty while the list loads. */
  count: string;
  onSearch: (change: Partial<ListSearch>) => void;
};

export function ListToolbar({ placeholder, search, searchInput, count, onSearch }: ListToolbarProps) {
  const { words, order, category } = search;
  // The focus moves to the search, because the pressed link or button of a category may have left the list.
  const toolbar = useFocusOnChange<HTMLFormElement>(category);
  return (
    <ListSearchForm className={`${styles.toolbar} screen-only`} tabIndex={-1} ref={toolbar}>
      <SearchField
        input={searchInput}
        label={placeholder.replace('...', '')}
        placeholder={placeholder}
        value={words}
        onChange={(typed) => onSearch({ words: typed })}
      />
      <SelectField
        label={t('searchableList.sort')}
        value={order}
        onChange={(value) => onSearch({ order: value === 'title' ? 'title' : 'date' })}
      >
        <option value="date">{t('searchableList.sortByDate')}</option>
        <option value="title">{t('searchableList.sortByTitle')}</option>
      </SelectField>
      <p className="count-badge" role="status">
        {count}
      </p>
      {category && (
        <button
          type="button"
          className={`btn btn-outline-primary btn-sm ${styles.activeFilter}`}
          aria-label={t('searchableList.showAllCategories', { category })}
          onClick={() => onSearch({ category: '' })}
        >
          <span>{rich('searchableList.categoryOf', { category: () => <bdi>{category}</bdi> })}</span>
          <Icon name="close" />
        </button>
      )}
    </ListSearchForm>
  );
}
