import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { filterByMissing, searchSpeakers } from '#messages/staff/conferences';
import { counted, ofCounted } from '#messages/staff/nouns';
import * as messages from '#messages/staff/speakers';
import { query } from '../../api/query';
import { conferenceName } from '../conferences/conference-name';
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
        <span className="visually-hidden">{searchSpeakers}</span>
        <input
          type="search"
          placeholder={searchSpeakers}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${styles.choice}`}
        aria-label={messages.filterByConference}
        value={search.conferenceId}
        onChange={({ target }) => onSearch({ ...search, conferenceId: target.value })}
      >
        <option value="">{messages.allConferences}</option>
        {conferences.map((conference) => (
          <option key={conference.id} value={conference.id}>
            {conferenceName(conference, conferences)}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={filterByMissing}
        value={missing}
        onChange={({ target }) =>
          onSearch({ ...search, missing: missingParts.find((part) => part === target.value) ?? '' })
        }
      >
        <option value="">{messages.completeOrNot}</option>
        {missingParts.map((part) => (
          <option key={part} value={part}>
            {messages.missing[part]}
          </option>
        ))}
      </select>
      <select
        className={`control ${styles.choice}`}
        aria-label={messages.sortBy}
        value={search.order}
        onChange={({ target }) => onSearch({ ...search, order: target.value === 'sessions' ? 'sessions' : 'name' })}
      >
        <option value="name">{messages.byLastName}</option>
        <option value="sessions">{messages.bySessionCount}</option>
      </select>
      <p role="status" className={`result-count ${styles.count}`}>
        {count === total ? counted(total, 'speaker') : messages.someSpeakers(count, ofCounted(total, 'speaker'))}
      </p>
    </div>
  );
}
