import { siteLanguages } from '@majlis/contracts/shared/languages';
import { foundingYear } from '@majlis/contracts/site/content-defaults';
import {
  maxSearchLength,
  type SearchGroup,
  type SearchResult,
  search,
  searchKinds,
} from '@majlis/contracts/site/search';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rich, t } from '#messages';
import { language } from '#messages/language';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/loading';
import { Notice } from '../../ui/page/notice';
import { PageHeader } from '../../ui/page/page-header';
import { localPath } from '../../ui/page/page-navigation';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { Icon } from '../../ui/picture/icon';
import { AutoText } from '../../ui/text/auto-text';
import { Highlighted } from '../../ui/text/highlighted';
import * as styles from './search.module.scss';
import { allLanguages, type PageSearch, parseSearch, routeOf, searchAddress, useHasLanguages } from './search-address';

export function SearchPage() {
  const [params] = useSearchParams();
  const search = parseSearch(params);
  return (
    <>
      <PageMeta title={t('navigation.search')} noindex />
      <PageHeader title={t('navigation.search')}>
        {/* The key replaces the form when the address has another search, as after Back. */}
        <SearchForm key={params.toString()} {...search} />
      </PageHeader>
      <div className="page-width section section-after-header">
        {/* Without scripts the gateway puts the results here (infra/adr/pages.md). */}
        <noscript data-results="" />
        {search.text ? <SearchResults {...search} /> : <p>{t('search.whatIsFound')}</p>}
      </div>
    </>
  );
}

/** Conferences are announced up to a year ahead. */
const yearsAhead = 1;

function SearchForm({ text, filter }: PageSearch) {
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
        {t('navigation.search')}
      </button>
    </form>
  );
}

function YearSelect({ year = '' }: { year?: string | undefined }) {
  const newest = new Date(usePageOpenedAt()).getUTCFullYear() + yearsAhead;
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
    <FilterSelect name="language" label={t('conference.language')} value={language}>
      <option value="">{t('search.inThisLanguage')}</option>
      <option value={allLanguages}>{t('search.inAllLanguages')}</option>
    </FilterSelect>
  );
}

type FilterSelectProps = { name: string; label: string; value: string; children: ReactNode };

const FilterSelect = ({ name, label, value, children }: FilterSelectProps) => (
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

function SearchResults({ text, filter }: PageSearch) {
  const { data, isError, refetch } = useQuery(query(search(text, filter)));
  const { kind, ...otherFilters } = filter;
  return (
    <>
      <nav className={styles.kinds} aria-label={t('search.kindsOfResults')}>
        {[undefined, ...searchKinds].map((each) => (
          <Link
            key={each ?? 'all'}
            to={searchAddress(text, { ...otherFilters, ...(each && { kind: each }) })}
            aria-current={each === kind ? 'true' : undefined}
          >
            {each ? t(`search.kinds.${each}`) : t('search.everything')}
          </Link>
        ))}
      </nav>
      <div role="status" className="visually-hidden">
        {data && describeCount(data.groups)}
      </div>
      {isError && !data && (
        <Notice role="alert" title={t('search.searchFailed')} text={t('ui.tryAgainInAMoment')}>
          <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
            {t('ui.tryAgain')}
          </button>
        </Notice>
      )}
      {!data && !isError && <SkeletonLines titles={1} lines={8} />}
      {data?.groups.length === 0 && <NothingFound text={text} filter={filter} suggestion={data.suggestion} />}
      {data?.groups.map((group) => (
        <ResultGroup key={group.kind} group={group} address={searchAddress(text, { ...filter, kind: group.kind })} />
      ))}
    </>
  );
}

function describeCount(groups: SearchGroup[]): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const hasMore = groups.some((group) => group.hasMore);
  return hasMore ? t('search.resultsAndMore', { count }) : t('search.results', { count });
}

function ResultGroup({ group: { kind, results, hasMore }, address }: { group: SearchGroup; address: string }) {
  const heading = `search-${kind}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{t(`search.kinds.${kind}`)}</h2>
      <ul className={styles.results}>
        {results.map((result) => (
          <li
            key={`${result.url} ${result.title.text}`}
            className={styles.result}
            lang={result.language === language ? undefined : result.language}
          >
            <Result {...result} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link className="link-arrow" to={address} aria-label={t('search.moreOf', { kind: t(`search.kinds.${kind}`) })}>
          {t('search.more')} <Icon name="arrow" flipInRtl />
        </Link>
      )}
    </section>
  );
}

function Result(result: SearchResult) {
  const { title, note, year, excerpt } = result;
  const other = siteLanguages.find(({ tag }) => tag === result.language && tag !== language);
  return (
    <>
      <AutoText as="h3" text={title.text}>
        <ResultLink {...result} />
      </AutoText>
      {note.text ? (
        <AutoText as="p" text={note.text} className={styles.note}>
          <Highlighted {...note} /> {year !== null && !note.text.includes(String(year)) && year}
        </AutoText>
      ) : (
        <p className={styles.note}>{year}</p>
      )}
      {other && (
        <p className={styles.note} lang={other.tag} dir="auto">
          {other.name}
        </p>
      )}
      {excerpt.text && (
        <AutoText as="p" text={excerpt.text}>
          <Highlighted {...excerpt} />
        </AutoText>
      )}
    </>
  );
}

/** A document has the texts of one language, so a page in another language is opened as another document. */
function ResultLink(result: SearchResult) {
  const { url, title } = result;
  const route = routeOf(result);
  const heading = <Highlighted {...title} />;
  if (route) return <Link to={route}>{heading}</Link>;
  return (
    <a href={url}>
      {url.startsWith('/') ? (
        heading
      ) : (
        <>
          {heading} <Icon name="external" />
        </>
      )}
    </a>
  );
}

function NothingFound({ text, filter, suggestion }: PageSearch & { suggestion: string | null }) {
  const hasLanguages = useHasLanguages();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Notice
      title={t('search.nothingFound')}
      text={
        <>
          {rich(isFiltered ? 'search.nothingForWithFilters' : 'search.nothingFor', { text: () => <bdi>{text}</bdi> })}{' '}
          {suggestion
            ? rich('search.didYouMean', {
                suggestion: () => (
                  <Link to={searchAddress(suggestion, filter)}>
                    <bdi>{suggestion}</bdi>
                  </Link>
                ),
              })
            : t('search.fewerWords')}
        </>
      }
    >
      {isFiltered && (
        <Link className="btn btn-outline-primary" to={searchAddress(text)}>
          {t('search.searchEverything')}
        </Link>
      )}
      {hasLanguages && !filter.language && (
        <Link className="btn btn-outline-primary" to={searchAddress(text, { ...filter, language: allLanguages })}>
          {t('search.searchAllLanguages')}
        </Link>
      )}
    </Notice>
  );
}
