import { sessionTypes } from '@majlis/contracts/choices';
import type { RefObject } from 'react';
import { t } from '#messages/staff';
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
        <span className="visually-hidden">{t('sessions.searchSessions')}</span>
        <input
          ref={field}
          type="search"
          placeholder={t('sessions.searchExample')}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${styles.choice}`}
        aria-label={t('sessions.filterByDay')}
        value={search.day}
        onChange={({ target }) => onSearch({ ...search, day: target.value })}
      >
        <option value="">{t('sessions.allDays')}</option>
        {days.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={t('sessions.filterByType')}
        value={search.type}
        onChange={({ target }) => onSearch({ ...search, type: target.value })}
      >
        <option value="">{t('sessions.allTypes')}</option>
        {sessionTypes.map((type) => (
          <option key={type} value={type}>
            {t(`sessionTypes.sessionTypes.${type}`)}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={t('conferences.filterByMissing')}
        value={search.missing}
        onChange={({ target }) => onSearch({ ...search, missing: toMissingPart(target.value) })}
      >
        <option value="">{t('sessions.completeOrNot')}</option>
        <option value="speakers">{t('sessions.withoutSpeakers')}</option>
        <option value="room">{t('sessions.withoutRoom')}</option>
        <option value="abstract">{t('sessions.withoutAbstract')}</option>
      </select>
      <p role="status" className={`result-count ${styles.count}`}>
        {isEmptySearch(search)
          ? t('sessions.sessionCount', { count: total })
          : t('sessions.foundSessions', { count, total })}
      </p>
    </div>
  );
}
