import { sessionTypes } from '@majlis/contracts/choices';
import type { RefObject } from 'react';
import { t } from '#messages';
import { filterByMissing } from '#messages/staff/conferences';
import * as messages from '#messages/staff/sessions';
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
        <span className="visually-hidden">{messages.searchSessions}</span>
        <input
          ref={field}
          type="search"
          placeholder={messages.searchExample}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${styles.choice}`}
        aria-label={messages.filterByDay}
        value={search.day}
        onChange={({ target }) => onSearch({ ...search, day: target.value })}
      >
        <option value="">{messages.allDays}</option>
        {days.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={messages.filterByType}
        value={search.type}
        onChange={({ target }) => onSearch({ ...search, type: target.value })}
      >
        <option value="">{messages.allTypes}</option>
        {sessionTypes.map((type) => (
          <option key={type} value={type}>
            {t(`sessionTypes.sessionTypes.${type}`)}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={filterByMissing}
        value={search.missing}
        onChange={({ target }) => onSearch({ ...search, missing: toMissingPart(target.value) })}
      >
        <option value="">{messages.completeOrNot}</option>
        <option value="speakers">{messages.withoutSpeakers}</option>
        <option value="room">{messages.withoutRoom}</option>
        <option value="abstract">{messages.withoutAbstract}</option>
      </select>
      <p role="status" className={`result-count ${styles.count}`}>
        {isEmptySearch(search) ? messages.sessionCount(total) : messages.foundSessions(count, total)}
      </p>
    </div>
  );
}
