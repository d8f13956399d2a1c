import { normalizeForSearch } from '../../ui/text/word-matcher';

type SortOrder = 'date' | 'title';

/** An empty `category` does not filter. */
export type ListSearch = { words: string; order: SortOrder; category: string };

export const parseSearchParams = (params: URLSearchParams): ListSearch => ({
  words: params.get('q') ?? '',
  order: params.get('sort') === 'title' ? 'title' : 'date',
  category: params.get('category') ?? '',
});

export const toSearchParams = ({ words, order, category }: ListSearch): string =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(order === 'title' && { sort: order }),
    ...(category && { category }),
  }).toString();

export type SearchableItem = { title: string; pubDate?: string; isPinned?: true; categories?: string[] };

/** Ignores case and accents. The words may be part of a text or category, whereas `category` must match as a whole. */
export function findFeedItems<Item extends SearchableItem>(
  items: Item[],
  { words, order, category }: ListSearch,
  searchableTexts: (item: Item) => (string | undefined)[],
): Item[] {
  const normalizedWords = normalizeForSearch(words.trim());
  const normalizedCategory = normalizeForSearch(category);
  return items
    .filter((item) => {
      const { categories = [] } = item;
      if (category && !categories.some((each) => normalizeForSearch(each) === normalizedCategory)) return false;
      return [...searchableTexts(item), ...categories].some(
        (text) => text && normalizeForSearch(text).includes(normalizedWords),
      );
    })
    .sort(order === 'title' ? byTitle : pinnedThenNewest);
}

export const sortNewestFirst = <Item extends SearchableItem>(items: Item[]): Item[] => items.toSorted(pinnedThenNewest);

const { compare } = new Intl.Collator();
const byTitle = (one: SearchableItem, other: SearchableItem) => compare(one.title, other.title);
const pinnedThenNewest = (one: SearchableItem, other: SearchableItem) =>
  Number(other.isPinned ?? false) - Number(one.isPinned ?? false) || timeOf(other) - timeOf(one);
/** Items without a date come last. */
const timeOf = ({ pubDate }: SearchableItem) => (pubDate ? Date.parse(pubDate) : 0);
