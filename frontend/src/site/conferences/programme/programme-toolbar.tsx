import { type SessionType, sessionTypes } from '@majlis/contracts/choices';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { type RefObject, useMemo, useRef } from 'react';
import { useTypedBefore } from '../../../ui/hooks/use-typed-before';
import { Icon } from '../../../ui/picture/icon';
import { capitalised } from '../../../ui/text/capitalised';
import { type ProgrammeFilter, tracksIn, typesIn } from './find-sessions';
import * as styles from './programme-toolbar.module.scss';

type ProgrammeToolbarProps = {
  /** The field of the search. */
  search: RefObject<HTMLInputElement | null>;
  sessions: AgendaSession[];
  filter: ProgrammeFilter;
  /** How many sessions are shown. */
  count: number;
  /** Whether texts are still on their way in which more may be found. */
  isSearching: boolean;
  /** Somebody is about to search. */
  onSearch: () => void;
  onChange: (change: Partial<ProgrammeFilter>) => void;
};

export function ProgrammeToolbar(props: ProgrammeToolbarProps) {
  const { search, sessions, filter, count, isSearching, onSearch, onChange } = props;
  useTypedBefore(search, (words) => {
    onSearch();
    onChange({ words });
  });
  const types = useMemo(() => typesIn(sessions), [sessions]);
  const tracks = useMemo(() => tracksIn(sessions), [sessions]);
  const isSessionType = (value: string): value is SessionType => sessionTypes.some((type) => type === value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form className={styles.programmeToolbar} role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={`search-field ${styles.search}`}>
        <Icon name="search" />
        <input
          ref={search}
          type="search"
          aria-label="Search the program"
          placeholder="Title, speaker, room..."
          value={filter.words}
          onFocus={onSearch}
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </div>
      {types.length > 1 && (
        <Choice
          label="Type"
          all="All types"
          options={types.map((type) => ({ value: type, name: capitalised(type) }))}
          value={filter.type}
          onChange={(type) => onChange({ type: isSessionType(type) ? type : '' })}
        />
      )}
      {tracks.length > 1 && (
        <Choice
          label="Track"
          all="All tracks"
          options={tracks.map((track) => ({ value: track, name: track }))}
          value={filter.track}
          onChange={(track) => onChange({ track })}
        />
      )}
      <p className={`count-badge ${styles.count}`} role="status">
        {count} {count === 1 ? 'session' : 'sessions'}
        {isSearching && ' so far'}
      </p>
    </form>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: { value: string; name: string }[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  useTypedBefore(field, onChange, value);
  return (
    <div className="select-field">
      <select ref={field} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
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
