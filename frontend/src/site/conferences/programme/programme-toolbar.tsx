import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { ListSearchForm, SearchField, SelectField } from '../../search/search-fields';
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
  const types = useMemo(() => typesIn(sessions), [sessions]);
  const tracks = useMemo(() => tracksIn(sessions), [sessions]);
  // On phones a checkbox shows and hides the filters without scripts, so that it works before hydration. Its label has the number
  // of active filters.
  const setCount = [filter.type, filter.track].filter(Boolean).length;
  return (
    <ListSearchForm className={`${styles.programmeToolbar} screen-only`} dir={direction}>
      <SearchField
        input={searchField}
        className={styles.search}
        label={t('programme.searchProgramme')}
        placeholder={t('programme.searchExample')}
        value={filter.words}
        onFocus={onSearch}
        onChange={(words) => onChange({ words })}
      />
      {(types.length > 1 || tracks.length > 1) && (
        <label className={`btn btn-outline-primary ${styles.toggle}`}>
          <input type="checkbox" className="visually-hidden" />
          {setCount > 0 ? t('programme.filterOf', { count: setCount }) : t('programme.filter')}
        </label>
      )}
      <div className={styles.filters}>
        {types.length > 1 && (
          <SelectField
            label={t('conference.type')}
            value={filter.type}
            onChange={(value) => onChange({ type: types.find((type) => type === value) ?? '' })}
          >
            <option value="">{t('programme.allTypes')}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`sessionTypes.sessionTypes.${type}`)}
              </option>
            ))}
          </SelectField>
        )}
        {tracks.length > 1 && (
          <SelectField label={t('session.track')} value={filter.track} onChange={(track) => onChange({ track })}>
            <option value="">{t('programme.allTracks')}</option>
            {tracks.map((track) => (
              <option key={track} value={track}>
                {track}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {children}
      <p className={`count-badge ${styles.count}`} role="status">
        {isSearching ? t('programme.sessionCountSoFar', { count }) : t('programme.sessionCount', { count })}
      </p>
    </ListSearchForm>
  );
}
