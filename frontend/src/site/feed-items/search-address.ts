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
