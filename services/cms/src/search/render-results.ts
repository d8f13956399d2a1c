import { pathInLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import type { HighlightedText, SearchKind, SearchResponse, SearchResult } from '@majlis/contracts/site/search';
import type { SearchQuery } from '@majlis/contracts/site/search.schema';
import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';

type Searched = Pick<SearchQuery, 'q' | 'year' | 'lang' | 'language'>;

const searchPath = ({ q, year, lang, language }: Searched, kind?: SearchKind) => {
  const filter = { ...(kind && { kind }), ...(year && { year: String(year) }), ...(language && { language }) };
  return `${pathInLanguage('/search', { tag: lang })}?${new URLSearchParams({ q, ...filter }).toString()}`;
};

/** The replacement is a function, because `replace` would interpret `$` in a string. */
const fillIn = (text: string, name: string, html: string) => escapeXml(text).replace(`{${name}}`, () => html);

/** Renders the results that the gateway puts into the page of the search for browsers without scripts. */
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

type ResultTexts = {
  kinds: Record<SearchKind, string>;
  /** HTML replaces each name in braces. */
  resultsFor: string;
  nothingFor: string;
  fewerWords: string;
  didYouMean: string;
  more: string;
};

const en: ResultTexts = {
  kinds: {
    page: 'Pages',
    conference: 'Conferences',
    session: 'Sessions',
    paper: 'Papers',
    speaker: 'Speakers',
    research: 'Research',
    blog: 'Blog',
    episode: 'Podcast',
    timeline: 'Milestones',
  },
  resultsFor: 'Results for “{text}”',
  nothingFor: 'Nothing found for “{text}”.',
  fewerWords: 'Fewer words, or the beginning of a word, find more.',
  didYouMean: 'Did you mean {suggestion}?',
  more: 'More {kind}',
};

const ar: ResultTexts = {
  kinds: {
    page: 'الصفحات',
    conference: 'المؤتمرات',
    session: 'الجلسات',
    paper: 'الأوراق البحثية',
    speaker: 'المتحدثون',
    research: 'الأبحاث',
    blog: 'المدونة',
    episode: 'البودكاست',
    timeline: 'المحطات البارزة',
  },
  resultsFor: 'نتائج البحث عن «{text}»',
  nothingFor: 'لا نتائج عن «{text}».',
  fewerWords: 'تعطي كلمات أقل، أو بداية كلمة، نتائج أكثر.',
  didYouMean: 'هل قصدت {suggestion}؟',
  more: 'المزيد: {kind}',
};

const ms: ResultTexts = {
  kinds: {
    page: 'Halaman',
    conference: 'Persidangan',
    session: 'Sesi',
    paper: 'Kertas kerja',
    speaker: 'Penceramah',
    research: 'Penyelidikan',
    blog: 'Blog',
    episode: 'Podcast',
    timeline: 'Peristiwa penting',
  },
  resultsFor: 'Hasil bagi “{text}”',
  nothingFor: 'Tiada hasil bagi “{text}”.',
  fewerWords: 'Kata yang lebih sedikit, atau permulaan sesuatu kata, memberikan lebih banyak hasil.',
  didYouMean: 'Adakah anda maksudkan {suggestion}?',
  more: 'Lagi: {kind}',
};

/** The service's own words on the page of the search, in the language of the page. */
const resultTexts: Record<string, ResultTexts> = { en, ar, ms };
