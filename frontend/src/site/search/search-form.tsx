import { foundingYear } from '@majlis/contracts/site/content-defaults';
import { maxSearchLength } from '@majlis/contracts/site/search';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { localPath } from '../../ui/page/page-path';
import { useNow } from '../../ui/page/prerender';
import { Icon } from '../../ui/picture/icon';
import * as styles from './search.module.scss';
import { allLanguages, type PageSearch, searchAddress } from './search-address';
import { useHasLanguages } from './use-has-languages';

/** Conferences are announced up to a year ahead. */
const yearsAhead = 1;

export function SearchForm({ text, filter }: PageSearch) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q = '', year, language } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { kind } = filter;
    void navigate(
      searchAddress(q.trim(), { ...(kind && { kind }), ...(year && { year }), ...(language && { language }) }),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form className={`actions ${styles.form}`} role="search" action={localPath('/search')} onSubmit={submit}>
      <div className="search-field">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={t('search.searchThisSite')}
          placeholder={t('search.searchPlaceholder')}
          defaultValue={text}
          maxLength={maxSearchLength}
          dir="auto"
          required
        />
      </div>
      <YearSelect year={filter.year} />
      <LanguageSelect language={filter.language} />
      <button type="submit" className="btn btn-primary">
        {t('search.search')}
      </button>
    </form>
  );
}

function YearSelect({ year = '' }: { year?: string | undefined }) {
  const newest = new Date(useNow()).getUTCFullYear() + yearsAhead;
  const years = Array.from({ length: newest - foundingYear + 1 }, (_, index) => String(newest - index));
  return (
    <FilterSelect name="year" label={t('search.year')} value={year}>
      <option value="">{t('search.anyYear')}</option>
      {[...new Set([...years, ...(year ? [year] : [])])].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </FilterSelect>
  );
}

function LanguageSelect({ language = '' }: { language?: string | undefined }) {
  if (!useHasLanguages()) return null;
  return (
    <FilterSelect name="language" label={t('search.language')} value={language}>
      <option value="">{t('search.inThisLanguage')}</option>
      <option value={allLanguages}>{t('search.inAllLanguages')}</option>
    </FilterSelect>
  );
}

type FilterSelectProps = { name: string; label: string; value: string; children: ReactNode };

function FilterSelect({ name, label, value, children }: FilterSelectProps) {
  return (
    <div className="select-field">
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {children}
      </select>
      <Icon name="chevron" />
    </div>
  );
}
