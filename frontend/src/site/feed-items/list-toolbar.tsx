import { type RefObject, useEffect, useRef } from 'react';
import { rich, t } from '#messages';
import { useAdoptPreHydrationValue } from '../../ui/hooks/use-adopt-pre-hydration-value';
import { Icon } from '../../ui/picture/icon';
import type { ListSearch } from './find-feed-items';
import * as styles from './searchable-list.module.scss';

export type ListToolbarProps = {
  placeholder: string;
  search: ListSearch;
  searchInput: RefObject<HTMLInputElement | null>;
  /** For example '12 publications'; empty while the list loads. */
  count: string;
  onSearch: (change: Partial<ListSearch>) => void;
};

export function ListToolbar({ placeholder, search, searchInput, count, onSearch }: ListToolbarProps) {
  const { words, order, category } = search;
  const onWords = (words: string) => onSearch({ words });
  useAdoptPreHydrationValue(searchInput, onWords, words);
  const sortSelect = useRef<HTMLSelectElement>(null);
  const onOrder = (value: string) => onSearch({ order: value === 'title' ? 'title' : 'date' });
  useAdoptPreHydrationValue(sortSelect, onOrder, order);
  const toolbar = useFocusAfterChange(category);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form
      className={styles.toolbar}
      role="search"
      tabIndex={-1}
      ref={toolbar}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={searchInput}
          type="search"
          aria-label={placeholder.replace('...', '')}
          placeholder={placeholder}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
      <div className="select-field">
        <select
          ref={sortSelect}
          aria-label={t('searchableList.sort')}
          value={order}
          onChange={(event) => onOrder(event.target.value)}
        >
          <option value="date">{t('searchableList.sortByDate')}</option>
          <option value="title">{t('searchableList.sortByTitle')}</option>
        </select>
        <Icon name="chevron" />
      </div>
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
    </form>
  );
}

/** The pressed link or button may have left the list, so the focus moves to the toolbar. */
function useFocusAfterChange(value: string) {
  const toolbar = useRef<HTMLFormElement>(null);
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    toolbar.current?.focus({ preventScroll: true });
  }, [value]);
  return toolbar;
}
