import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { countOf } from '../count-of';
import * as styles from '../filter-bar.module.scss';
import { Icon } from '../icon';
import { missingParts, type PeopleSearch } from './people-search';

type PeopleFilterProps = {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
  count: number;
  total: number;
};

const missingLabels = {
  biography: 'Without biography',
  portrait: 'Without portrait',
  sessions: 'Without sessions',
} as const;

export function PeopleFilter({ search, onSearch, count, total }: PeopleFilterProps) {
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  const missing = missingParts.find((part) => part === search.missing) ?? '';
  return (
    <div className={styles.bar}>
      <label className={`filter ${styles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">Search speakers</span>
        <input
          type="search"
          placeholder="Search speakers"
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${styles.choice}`}
        aria-label="Filter by conference"
        value={search.conferenceId}
        onChange={({ target }) => onSearch({ ...search, conferenceId: target.value })}
      >
        <option value="">All conferences</option>
        {conferences.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label="Filter by what is missing"
        value={missing}
        onChange={({ target }) =>
          onSearch({ ...search, missing: missingParts.find((part) => part === target.value) ?? '' })
        }
      >
        <option value="">Complete or not</option>
        {missingParts.map((part) => (
          <option key={part} value={part}>
            {missingLabels[part]}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label="Sort by"
        value={search.order}
        onChange={({ target }) => onSearch({ ...search, order: target.value === 'sessions' ? 'sessions' : 'name' })}
      >
        <option value="name">By last name</option>
        <option value="sessions">Most sessions first</option>
      </select>
      <p role="status" className={`result-count ${styles.count}`}>
        {count === total ? countOf(total, 'speaker') : `${count} of ${countOf(total, 'speaker')}`}
      </p>
    </div>
  );
}
