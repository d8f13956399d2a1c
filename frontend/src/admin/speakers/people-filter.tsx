import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { conferenceName } from '../conferences/conference-name';
import { counted, ofCounted } from '../crud/noun';
import * as styles from '../filter-bar.module.scss';
import { Icon } from '../icon';
import { missingParts, type PeopleSearch } from './people-search';

type PeopleFilterProps = {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
  count: number;
  total: number;
};

export function PeopleFilter({ search, onSearch, count, total }: PeopleFilterProps) {
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  const missing = missingParts.find((part) => part === search.missing) ?? '';
  return (
    <div className={styles.bar}>
      <label className={`filter ${styles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">{t('conferences.searchSpeakers')}</span>
        <input
          type="search"
          placeholder={t('conferences.searchSpeakers')}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${styles.choice}`}
        aria-label={t('speakers.filterByConference')}
        value={search.conferenceId}
        onChange={({ target }) => onSearch({ ...search, conferenceId: target.value })}
      >
        <option value="">{t('speakers.allConferences')}</option>
        {conferences.map((conference) => (
          <option key={conference.id} value={conference.id}>
            {conferenceName(conference, conferences)}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={t('conferences.filterByMissing')}
        value={missing}
        onChange={({ target }) =>
          onSearch({ ...search, missing: missingParts.find((part) => part === target.value) ?? '' })
        }
      >
        <option value="">{t('speakers.completeOrNot')}</option>
        {missingParts.map((part) => (
          <option key={part} value={part}>
            {t(`speakers.missing.${part}`)}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={t('speakers.sortBy')}
        value={search.order}
        onChange={({ target }) => onSearch({ ...search, order: target.value === 'sessions' ? 'sessions' : 'name' })}
      >
        <option value="name">{t('speakers.byLastName')}</option>
        <option value="sessions">{t('speakers.bySessionCount')}</option>
      </select>
      <p role="status" className={`result-count ${styles.count}`}>
        {count === total
          ? counted(total, 'speaker')
          : t('speakers.someSpeakers', { count, total: ofCounted(total, 'speaker') })}
      </p>
    </div>
  );
}
