import { type SearchGroup, type SearchResult, search, searchKindLabels, searchKinds } from '@majlis/contracts/search';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { Notice } from '../../ui/page/notice';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { Icon } from '../../ui/picture/icon';
import { AutoText } from '../../ui/text/auto-text';
import { Highlighted } from '../../ui/text/highlighted';
import * as styles from './search.module.scss';
import { type PageSearch, searchAddress } from './search-address';

export function SearchResults({ text, filter }: PageSearch) {
  const { data, isError, refetch } = useQuery(query(search(text, filter)));
  const { kind, ...otherFilters } = filter;
  return (
    <>
      <nav className={styles.kinds} aria-label="Kinds of results">
        {[undefined, ...searchKinds].map((each) => (
          <Link
            key={each ?? 'all'}
            to={searchAddress(text, { ...otherFilters, ...(each && { kind: each }) })}
            aria-current={each === kind ? 'true' : undefined}
          >
            {each ? searchKindLabels[each] : 'Everything'}
          </Link>
        ))}
      </nav>
      <div role="status" className="visually-hidden">
        {data && describeCount(data.groups)}
      </div>
      {isError && !data && (
        <Notice role="alert" title="The search failed" text="Please try again in a moment.">
          <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
            Try Again
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
  return `${count}${hasMore ? ' and more' : ''} ${count === 1 ? 'result' : 'results'}`;
}

function ResultGroup({ group: { kind, results, hasMore }, address }: { group: SearchGroup; address: string }) {
  const heading = `search-${kind}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{searchKindLabels[kind]}</h2>
      <ul className={styles.results}>
        {results.map((result) => (
          <li key={`${result.url} ${result.title.text}`} className={styles.result}>
            <Result {...result} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link className="link-arrow" to={address}>
          More<span className="visually-hidden"> {searchKindLabels[kind]}</span> <Icon name="arrow" flipInRtl />
        </Link>
      )}
    </section>
  );
}

function Result({ url, title, note, year, excerpt }: SearchResult) {
  const heading = <Highlighted {...title} />;
  return (
    <>
      <AutoText as="h3" text={title.text}>
        {url.startsWith('/') ? (
          <Link to={url}>{heading}</Link>
        ) : (
          <a href={url}>
            {heading} <Icon name="external" />
          </a>
        )}
      </AutoText>
      <AutoText as="p" text={note} className={styles.note}>
        {note} {year !== null && !note.includes(String(year)) && year}
      </AutoText>
      {excerpt.text && (
        <AutoText as="p" text={excerpt.text}>
          <Highlighted {...excerpt} />
        </AutoText>
      )}
    </>
  );
}

function NothingFound({ text, filter, suggestion }: PageSearch & { suggestion: string | null }) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Notice
      title="Nothing found"
      text={
        <>
          There is nothing for “<bdi>{text}</bdi>”{isFiltered && ' with these filters'}.{' '}
          {suggestion ? (
            <>
              Did you mean{' '}
              <Link to={searchAddress(suggestion, filter)}>
                <bdi>{suggestion}</bdi>
              </Link>
              ?
            </>
          ) : (
            'Fewer words, or the beginning of a word, find more.'
          )}
        </>
      }
    >
      {isFiltered && (
        <Link className="btn btn-outline-primary" to={searchAddress(text)}>
          Search everything
        </Link>
      )}
    </Notice>
  );
}
