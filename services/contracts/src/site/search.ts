import type { Endpoint } from '../shared/endpoint.js';

/** Groups whose best results are equally good are listed in this order. */
export const searchKinds = [
  'page',
  'conference',
  'session',
  'paper',
  'speaker',
  'research',
  'blog',
  'episode',
  'timeline',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Separates the fields of a text that is searched, none of which has a line break. */
export const searchFieldSeparator = '\n';

/** `matches` are the parts of `text` that were searched for, as their start and end in UTF-16 code units. */
export type HighlightedText = { text: string; matches: [start: number, end: number][] };

/** `url` is a path of the site, or the address of a publication elsewhere; `note` names what the result belongs to, `language` is that of the texts, which may not be translated. */
export type SearchResult = {
  url: string;
  title: HighlightedText;
  note: HighlightedText;
  excerpt: HighlightedText;
  year: number | null;
  language: string;
};

/** The best results of one kind come first; `hasMore` says whether a search for this kind alone lists others. */
export type SearchGroup = { kind: SearchKind; results: SearchResult[]; hasMore: boolean };

/** `suggestion` is a similar search that finds something, where this one finds nothing. */
export type SearchResponse = { groups: SearchGroup[]; suggestion: string | null };

/** `language` is a language tag or 'all'; without it the search is in the language of the site. */
export type SearchFilter = { kind?: SearchKind; year?: string; language?: string };

export const maxSearchLength = 200;

/** `isTyping` says that the text is unfinished, so a search without results is not counted. */
export const search = (text: string, filter: SearchFilter = {}, isTyping = false): Endpoint<SearchResponse> => ({
  path: `/api/search?${new URLSearchParams({ q: text, ...filter, ...(isTyping ? { typing: 'true' } : {}) }).toString()}`,
});

/** A word that visitors searched for and that is nowhere on the site. `lastDay` is an ISO 8601 date. */
export type MissedWord = { word: string; searches: number; lastDay: string };

export const missedWords: Endpoint<MissedWord[]> = { path: '/api/cms/missed-words' };

/** Words are counted per day, and the counts are kept for this many days. */
export const missedWordDays = 90;
