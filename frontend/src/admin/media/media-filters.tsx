import { mediaFilters, mediaFolders, mediaKinds } from '@majlis/contracts/media';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { FilterSelect } from './filter-select';
import * as styles from './media-filters.module.scss';
import { folderLabels } from './media-resource';
import type { MediaSearch } from './media-search';

const kindLabels = { picture: 'Pictures', document: 'Documents' };
const filterLabels = { unused: 'Unused', 'missing-alt': 'Missing alt text', deleted: 'Recently deleted' };

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
        <span className="visually-hidden">Search names and alt texts</span>
        <input
          type="search"
          dir="auto"
          maxLength={120}
          placeholder="Search names and alt texts"
          value={search.q ?? ''}
          onChange={({ target }) => change({ q: target.value })}
        />
      </label>
      <FilterSelect
        label="Kind"
        allLabel="All kinds"
        options={mediaKinds}
        labels={kindLabels}
        value={search.kind}
        onSelect={(kind) => change({ kind })}
      />
      <FilterSelect
        label="Folder"
        allLabel="All folders"
        options={mediaFolders}
        labels={folderLabels}
        value={search.folder}
        onSelect={(folder) => change({ folder })}
      />
      <FilterSelect
        label="Show"
        allLabel="All files"
        options={mediaFilters}
        labels={filterLabels}
        value={search.filter}
        onSelect={(filter) => change({ filter })}
      />
      <fieldset className={styles.views}>
        <legend className="visually-hidden">View</legend>
        {(['grid', 'list'] as const).map((view) => (
          <button
            key={view}
            type="button"
            className="icon-button"
            aria-label={view === 'grid' ? 'Grid' : 'List'}
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
