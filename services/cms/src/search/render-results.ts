import {
  type HighlightedText,
  type SearchResponse,
  type SearchResult,
  searchKindLabels,
} from '@majlis/contracts/search';
import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';

const searchPath = (text: string) => `/search?${new URLSearchParams({ q: text }).toString()}`;

/** What the gateway puts into the page of the search for browsers without scripts. */
export function renderResults(text: string, { groups, suggestion }: SearchResponse): string {
  if (groups.length === 0)
    return xmlElement('p', {}, `Nothing found for “${xmlElement('bdi', {}, escapeXml(text))}”. ${suggest(suggestion)}`);
  return groups
    .map(
      ({ kind, results }) =>
        xmlTextElement('h2', searchKindLabels[kind]) + xmlElement('ul', {}, results.map(renderResult).join('')),
    )
    .join('');
}

const suggest = (suggestion: string | null): string =>
  suggestion === null
    ? 'Fewer words, or the beginning of a word, find more.'
    : `Did you mean ${xmlTextElement('a', suggestion, { href: searchPath(suggestion) })}?`;

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
