import { plainText } from '../../ui/text/plain-text';

type SortOrder = 'date' | 'title';

/** `category` is empty for items of every category. */
export type Search = { words: string; order: SortOrder; category: string };

/** What an address asks a list for. */
export const searchIn = (params: URLSearchParams): Search => ({
  words: params.get('q') ?? '',
  order: params.get('sort') === 'title' ? 'title' : 'date',
  category: params.get('category') ?? '',
});

/** The query of an address; empty for the whole list in its usual order. */
export const searchParamsOf = ({ words, order, category }: Search): string =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(order === 'title' && { sort: order }),
    ...(category && { category }),
  }).toString();

/** What every kind of feed item has. */
export type Dated = { title: string; pubDate: string; isPinned?: true; categories?: string[] };

/**
 * The items in whose texts or categories the words occur, whatever their case and accents, by title or newest first: then
 * what staff pinned leads. A category is matched as a whole.
 */
export function findFeedItems<Item extends Dated>(
  items: Item[],
  { words, order, category }: Search,
  textsOf: (item: Item) => (string | undefined)[],
): Item[] {
  const wanted = plainText(words.trim());
  const wantedCategory = plainText(category);
  return items
    .filter((item) => {
      const { categories = [] } = item;
      if (category && !categories.some((each) => plainText(each) === wantedCategory)) return false;
      return [...textsOf(item), ...categories].some((text) => text && plainText(text).includes(wanted));
    })
    .sort(order === 'title' ? byTitle : newestFirst);
}

const { compare } = new Intl.Collator();
const byTitle = (one: Dated, other: Dated) => compare(one.title, other.title);
const newestFirst = (one: Dated, other: Dated) =>
  Number(other.isPinned ?? false) - Number(one.isPinned ?? false) ||
  Date.parse(other.pubDate) - Date.parse(one.pubDate);
