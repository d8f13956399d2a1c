import type { SortOrder } from './find-feed-items';

export type Search = { words: string; order: SortOrder };

/** What an address asks a list for. */
export const searchIn = (params: URLSearchParams): Search => ({
  words: params.get('q') ?? '',
  order: params.get('sort') === 'title' ? 'title' : 'date',
});

/** The query of an address; empty for the whole list in its usual order. */
export const addressOf = ({ words, order }: Search): string =>
  new URLSearchParams({ ...(words && { q: words }), ...(order === 'title' && { sort: order }) }).toString();

/** Whether an address asks for less than the whole list, or for another order. The page is written once for all of them. */
export const isSearched = (query: string): boolean => addressOf(searchIn(new URLSearchParams(query))) !== '';
