import { sessionTypes } from '@majlis/contracts/choices';
import type { RefObject } from 'react';
import { capitalize } from '../../ui/text/capitalize';
import * as styles from '../filter-bar.module.scss';
import { Icon } from '../icon';
import { isEmptySearch, type SessionSearch } from './find-sessions';
import { toMissingPart } from './missing-parts';
import type { SessionDay } from './session-days';

type SessionFilterProps = {
  field: RefObject<HTMLInputElement | null>;
  search: SessionSearch;
  onSearch: (search: SessionSearch) => void;
  days: SessionDay[];
  count: number;
  total: number;
};

export function SessionFilter({ field, search, onSearch, days, count, total }: SessionFilterProps) {
  return (
    <div className={styles.bar}>
      <label className={`filter ${styles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">Search sessions</span>
        <input
          ref={field}
          type="search"
          placeholder="Search by title, speaker or room"
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${styles.choice}`}
        aria-label="Filter by day"
        value={search.day}
        onChange={({ target }) => onSearch({ ...search, day: target.value })}
      >
        <option value="">All days</option>
        {days.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label="Filter by type"
        value={search.type}
        onChange={({ target }) => onSearch({ ...search, type: target.value })}
      >
        <option value="">All types</option>
        {sessionTypes.map((type) => (
          <option key={type} value={type}>
            {capitalize(type)}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label="Filter by what is missing"
        value={search.missing}
        onChange={({ target }) => onSearch({ ...search, missing: toMissingPart(target.value) })}
      >
        <option value="">Complete or not</option>
        <option value="speakers">Without speakers</option>
        <option value="room">Without a room</option>
        <option value="abstract">Without an abstract</option>
      </select>
      <p role="status" className={`result-count ${styles.count}`}>
        {isEmptySearch(search) ? `${total} sessions` : `${count} of ${total} sessions`}
      </p>
    </div>
  );
}
