import { foundingYear } from '@majlis/contracts/content-defaults';
import { maxSearchLength } from '@majlis/contracts/search';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/search';
import { useNow } from '../../ui/page/prerender';
import { Icon } from '../../ui/picture/icon';
import * as styles from './search.module.scss';
import { type PageSearch, searchAddress } from './search-address';

/** Conferences are announced up to a year ahead. */
const yearsAhead = 1;

export function SearchForm({ text, filter }: PageSearch) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q, year } = Object.fromEntries(new FormData(event.currentTarget)) as { q: string; year: string };
    const { kind } = filter;
    void navigate(searchAddress(q.trim(), { ...(kind && { kind }), ...(year && { year }) }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form className={`actions ${styles.form}`} role="search" action="/search" onSubmit={submit}>
      <div className="search-field">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={messages.searchThisSite}
          placeholder={messages.searchPlaceholder}
          defaultValue={text}
          maxLength={maxSearchLength}
          dir="auto"
          required
        />
      </div>
      <YearSelect year={filter.year} />
      <button type="submit" className="btn btn-primary">
        {messages.search}
      </button>
    </form>
  );
}

function YearSelect({ year = '' }: { year?: string | undefined }) {
  const newest = new Date(useNow()).getUTCFullYear() + yearsAhead;
  const years = Array.from({ length: newest - foundingYear + 1 }, (_, index) => String(newest - index));
  return (
    <div className="select-field">
      <select
        name="year"
        aria-label={messages.year}
        defaultValue={year}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{messages.anyYear}</option>
        {[...new Set([...years, ...(year ? [year] : [])])].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
