import {
  type HighlightedText,
  type SearchKind,
  type SearchResponse,
  type SearchResult,
  searchKindLabels,
} from '@majlis/contracts/search';
import type { SearchQuery } from '@majlis/contracts/search-query';
import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';

type Searched = Pick<SearchQuery, 'q' | 'year'>;

const searchPath = ({ q, year }: Searched, kind?: SearchKind) =>
  `/search?${new URLSearchParams({ q, ...(kind && { kind }), ...(year && { year: String(year) }) }).toString()}`;

/** What the gateway puts into the page of the search for browsers without scripts. */
export function renderResults(query: Searched, { groups, suggestion }: SearchResponse): string {
  const quoted = `“<bdi>${escapeXml(query.q)}</bdi>”`;
  if (groups.length === 0) return xmlElement('p', {}, `Nothing found for ${quoted}. ${suggest(query, suggestion)}`);
  return (
    xmlElement('p', {}, `Results for ${quoted}`) +
    groups
      .map(
        ({ kind, results, hasMore }) =>
          xmlTextElement('h2', searchKindLabels[kind]) +
          xmlElement('ul', {}, results.map(renderResult).join('')) +
          (hasMore ? xmlTextElement('a', `More ${searchKindLabels[kind]}`, { href: searchPath(query, kind) }) : ''),
      )
      .join('')
  );
}

const suggest = (query: Searched, suggestion: string | null): string =>
  suggestion === null
    ? 'Fewer words, or the beginning of a word, find more.'
    : `Did you mean ${xmlTextElement('a', suggestion, { href: searchPath({ ...query, q: suggestion }) })}?`;

const renderResult = ({ url, title, note, excerpt }: SearchResult): string =>
  xmlElement(
    'li',
    { dir: 'auto' },
    xmlElement('h3', {}, xmlElement('a', { href: url }, mark(title))) +
      xmlTextElement('p', note) +
      (excerpt.text && xmlElement('p', {}, mark(excerpt))),
  );

function mark({ text, matches }: HighlightedText): string {
  const ends = [0, ...matches.map(([, end]) => end)];
  return ends
    .map((from, index) => {
      const [start, end] = matches[index] ?? [text.length, text.length];
      return escapeXml(text.slice(from, start)) + xmlTextElement('mark', text.slice(start, end));
    })
    .join('');
}
