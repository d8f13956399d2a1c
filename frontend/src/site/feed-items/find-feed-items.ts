import { plainText } from '../../ui/plain-text';

export type SortOrder = 'date' | 'title';

/** What every kind of feed item has. */
export type Dated = { title: string; pubDate: string; isPinned?: true };

/**
 * The items in whose texts `words` occur, whatever their case and accents, by title or newest first: then what staff pinned leads.
 */
export function findFeedItems<Item extends Dated>(
  items: Item[],
  words: string,
  order: SortOrder,
  textsOf: (item: Item) => (string | undefined)[],
): Item[] {
  const wanted = plainText(words.trim());
  return items
    .filter((item) => textsOf(item).some((text) => text && plainText(text).includes(wanted)))
    .sort(order === 'title' ? byTitle : newestFirst);
}

const { compare } = new Intl.Collator();
const byTitle = (one: Dated, other: Dated) => compare(one.title, other.title);
const newestFirst = (one: Dated, other: Dated) =>
  Number(other.isPinned ?? false) - Number(one.isPinned ?? false) ||
  Date.parse(other.pubDate) - Date.parse(one.pubDate);
