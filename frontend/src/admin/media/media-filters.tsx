import { mediaFilters, mediaFolders, mediaKinds } from '@majlis/contracts/media';
import type { ReactNode } from 'react';
import { show, view as viewLabel } from '#messages/staff/common';
import * as messages from '#messages/staff/media';
import { Icon } from '../icon';
import { FilterSelect } from './filter-select';
import * as styles from './media-filters.module.scss';
import type { MediaSearch } from './media-search';

type MediaFiltersProps = {
  search: MediaSearch;
  onSearch: (search: MediaSearch) => void;
  children: ReactNode;
};

export function MediaFilters({ search, onSearch, children }: MediaFiltersProps) {
  const change = (changes: Partial<MediaSearch>) => onSearch({ ...search, ...changes });
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <div role="search" className={styles.filters}>
      <label className={`filter ${styles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">{messages.searchFiles}</span>
        <input
          type="search"
          dir="auto"
          maxLength={120}
          placeholder={messages.searchFiles}
          value={search.q ?? ''}
          onChange={({ target }) => change({ q: target.value })}
        />
      </label>
      <FilterSelect
        label={messages.kind}
        allLabel={messages.allKinds}
        options={mediaKinds}
        labels={messages.kinds}
        value={search.kind}
        onSelect={(kind) => change({ kind })}
      />
      <FilterSelect
        label={messages.folder}
        allLabel={messages.allFolders}
        options={mediaFolders}
        labels={messages.folders}
        value={search.folder}
        onSelect={(folder) => change({ folder })}
      />
      <FilterSelect
        label={show}
        allLabel={messages.allFiles}
        options={mediaFilters}
        labels={messages.filters}
        value={search.filter}
        onSelect={(filter) => change({ filter })}
      />
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{viewLabel}</legend>
        {(['grid', 'list'] as const).map((view) => (
          <button
            key={view}
            type="button"
            className="icon-button"
            aria-label={messages.views[view]}
            aria-pressed={(search.view ?? 'grid') === view}
            onClick={() => change({ view: view === 'list' ? view : undefined })}
          >
            <Icon name={view} />
          </button>
        ))}
      </fieldset>
      <div className={styles.count}>{children}</div>
    </div>
  );
}
