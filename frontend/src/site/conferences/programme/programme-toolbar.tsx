import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { type SessionType, sessionTypes } from '@majlis/contracts/shared/choices';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { useAdoptPreHydrationValue } from '../../../ui/hooks/use-adopt-pre-hydration-value';
import { Icon } from '../../../ui/picture/icon';
import { type ProgrammeFilter, tracksIn, typesIn } from './find-sessions';
import * as styles from './programme-toolbar.module.scss';

type ProgrammeToolbarProps = {
  searchField: RefObject<HTMLInputElement | null>;
  sessions: AgendaSession[];
  filter: ProgrammeFilter;
  count: number;
  /** True while texts that may match are still loading. */
  isSearching: boolean;
  /** Called before the first input, to start loading the search index. */
  onSearch: () => void;
  onChange: (change: Partial<ProgrammeFilter>) => void;
  /** The button that filters by the agenda of the visitor. */
  children: ReactNode;
};

export function ProgrammeToolbar(props: ProgrammeToolbarProps) {
  const { searchField, sessions, filter, count, isSearching, onSearch, onChange, children } = props;
  useAdoptPreHydrationValue(searchField, (words) => {
    onSearch();
    onChange({ words });
  });
  const types = useMemo(() => typesIn(sessions), [sessions]);
  const tracks = useMemo(() => tracksIn(sessions), [sessions]);
  // Phones fold the filters, with a checkbox and without scripts: it works before hydration. It says how many are set.
  const setCount = [filter.type, filter.track].filter(Boolean).length;
  const isSessionType = (value: string): value is SessionType => sessionTypes.some((type) => type === value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form
      className={styles.programmeToolbar}
      dir={direction}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`search-field ${styles.search}`}>
        <Icon name="search" />
        <input
          ref={searchField}
          type="search"
          aria-label={t('programme.searchProgramme')}
          placeholder={t('programme.searchExample')}
          value={filter.words}
          onFocus={onSearch}
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </div>
      {(types.length > 1 || tracks.length > 1) && (
        <label className={`btn btn-outline-primary ${styles.toggle}`}>
          <input type="checkbox" className="visually-hidden" />
          {setCount > 0 ? t('programme.filterOf', { count: setCount }) : t('programme.filter')}
        </label>
      )}
      <div className={styles.filters}>
        {types.length > 1 && (
          <FilterSelect
            label={t('programme.type')}
            allLabel={t('programme.allTypes')}
            options={types.map((type) => ({ value: type, name: t(`sessionTypes.sessionTypes.${type}`) }))}
            value={filter.type}
            onChange={(type) => onChange({ type: isSessionType(type) ? type : '' })}
          />
        )}
        {tracks.length > 1 && (
          <FilterSelect
            label={t('programme.track')}
            allLabel={t('programme.allTracks')}
            options={tracks.map((track) => ({ value: track, name: track }))}
            value={filter.track}
            onChange={(track) => onChange({ track })}
          />
        )}
      </div>
      {children}
      <p className={`count-badge ${styles.count}`} role="status">
        {isSearching ? t('programme.sessionCountSoFar', { count }) : t('programme.sessionCount', { count })}
      </p>
    </form>
  );
}

type FilterSelectProps = {
  label: string;
  allLabel: string;
  options: { value: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
};

function FilterSelect({ label, allLabel, options, value, onChange }: FilterSelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  useAdoptPreHydrationValue(field, onChange, value);
  return (
    <div className="select-field">
      <select ref={field} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map(({ value: option, name }) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
