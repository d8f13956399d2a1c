import { mediaFilters, mediaFolders, mediaKinds } from '@majlis/contracts/staff/media.schema';
import type { ReactNode } from 'react';
import { t, texts } from '#messages/staff';
import { Icon } from '../../shell/icon';
import * as styles from './media-filters.module.scss';
import type { MediaSearch } from './media-search';

type MediaFiltersProps = { search: MediaSearch; onSearch: (search: MediaSearch) => void; children: ReactNode };

export function MediaFilters({ search, onSearch, children }: MediaFiltersProps) {
  const change = (changes: Partial<MediaSearch>) => onSearch({ ...search, ...changes });
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <div role="search" className={styles.filters}>
      <MediaSearchField value={search.q ?? ''} onChange={(q) => change({ q })} />
      <FilterSelect
        label={t('media.kind')}
        allLabel={t('media.allKinds')}
        options={mediaKinds}
        labels={texts('media.kinds')}
        value={search.kind}
        onSelect={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('media.folder')}
        allLabel={t('media.allFolders')}
        options={mediaFolders}
        labels={texts('media.folders')}
        value={search.folder}
        onSelect={(folder) => change({ folder })}
      />
      <FilterSelect
        label={t('common.show')}
        allLabel={t('media.allFiles')}
        options={mediaFilters}
        labels={texts('media.filters')}
        value={search.filter}
        onSelect={(filter) => change({ filter })}
      />
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{t('common.view')}</legend>
        {(['grid', 'list'] as const).map((view) => (
          <button
            key={view}
            type="button"
            className="icon-button"
            aria-label={t(`media.views.${view}`)}
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

type FilterSelectProps<Option extends string> = {
  label: string;
  allLabel: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  value: Option | undefined;
  onSelect: (option: Option | undefined) => void;
};

export function FilterSelect<Option extends string>(props: FilterSelectProps<Option>) {
  const { label, allLabel, options, labels, value, onSelect } = props;
  return (
    <select
      className={`control control-select ${styles.select}`}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onSelect(options.find((option) => option === target.value))}
    >
      <option value="">{allLabel}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </select>
  );
}

type MediaSearchFieldProps = { value: string; onChange: (value: string) => void };

export const MediaSearchField = ({ value, onChange }: MediaSearchFieldProps) => (
  <label className={`filter ${styles.search}`}>
    <Icon name="search" />
    <span className="visually-hidden">{t('media.searchFiles')}</span>
    <input
      type="search"
      dir="auto"
      maxLength={120}
      placeholder={t('media.searchFiles')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
