import { pathInLanguage, siteLanguages } from '@majlis/contracts/languages';
import type { HighlightedText, SearchKind, SearchResponse, SearchResult } from '@majlis/contracts/search';
import type { SearchQuery } from '@majlis/contracts/search-query';
import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import { type ResultTexts, resultTexts } from './result-texts.js';

type Searched = Pick<SearchQuery, 'q' | 'year' | 'lang' | 'language'>;

const searchPath = ({ q, year, lang, language }: Searched, kind?: SearchKind) => {
  const filter = { ...(kind && { kind }), ...(year && { year: String(year) }), ...(language && { language }) };
  return `${pathInLanguage('/search', { tag: lang })}?${new URLSearchParams({ q, ...filter }).toString()}`;
};

/** A function, because a text that is filled in may look like a pattern of `replace`. */
const fillIn = (text: string, name: string, html: string) => escapeXml(text).replace(`{${name}}`, () => html);

/** What the gateway puts into the page of the search for browsers without scripts. */
export function renderResults(query: Searched, { groups, suggestion }: SearchResponse): string {
  const texts = resultTexts[query.lang] as ResultTexts;
  const quoted = `<bdi>${escapeXml(query.q)}</bdi>`;
  if (groups.length === 0)
    return xmlElement('p', {}, `${fillIn(texts.nothingFor, 'text', quoted)} ${suggest(query, suggestion, texts)}`);
  return (
    xmlElement('p', {}, fillIn(texts.resultsFor, 'text', quoted)) +
    groups
      .map(
        ({ kind, results, hasMore }) =>
          xmlTextElement('h2', texts.kinds[kind]) +
          xmlElement('ul', {}, results.map((result) => renderResult(result, query.lang)).join('')) +
          (hasMore
            ? xmlElement('a', { href: searchPath(query, kind) }, fillIn(texts.more, 'kind', texts.kinds[kind]))
            : ''),
      )
      .join('')
  );
}

const suggest = (query: Searched, suggestion: string | null, { fewerWords, didYouMean }: ResultTexts): string =>
  suggestion === null
    ? fewerWords
    : fillIn(
        didYouMean,
        'suggestion',
        xmlTextElement('a', suggestion, { href: searchPath({ ...query, q: suggestion }) }),
      );

const languageName = (tag: string): string => siteLanguages.find((language) => language.tag === tag)?.name ?? '';

const renderResult = ({ url, title, note, excerpt, language }: SearchResult, pageLanguage: string): string =>
  xmlElement(
    'li',
    { dir: 'auto', lang: language === pageLanguage ? undefined : language },
    xmlElement('h3', {}, xmlElement('a', { href: url }, mark(title))) +
      (note.text && xmlElement('p', {}, mark(note))) +
      (language === pageLanguage ? '' : xmlTextElement('p', languageName(language))) +
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
