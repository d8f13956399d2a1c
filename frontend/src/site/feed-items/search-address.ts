import type { SortOrder } from './find-feed-items';

/** `category` is empty for items of every category. */
export type Search = { words: string; order: SortOrder; category: string };

/** What an address asks a list for. */
export const searchIn = (params: URLSearchParams): Search => ({
  words: params.get('q') ?? '',
  order: params.get('sort') === 'title' ? 'title' : 'date',
  category: params.get('category') ?? '',
});

/** The query of an address; empty for the whole list in its usual order. */
export const addressOf = ({ words, order, category }: Search): string =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(order === 'title' && { sort: order }),
    ...(category && { category }),
  }).toString();
