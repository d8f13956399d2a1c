export type SortOrder = 'date' | 'title';

/** What every kind of feed item has. */
export type Dated = { title: string; pubDate: string; isPinned?: true };

/**
 * The items in whose texts `words` occur, whatever their case, by title or newest first: then what staff pinned leads.
 */
export function findFeedItems<Item extends Dated>(
  items: Item[],
  words: string,
  order: SortOrder,
  textsOf: (item: Item) => (string | undefined)[],
): Item[] {
  const wanted = words.trim().toLocaleLowerCase();
  return items
    .filter((item) => textsOf(item).some((text) => text?.toLocaleLowerCase().includes(wanted)))
    .sort(order === 'title' ? byTitle : newestFirst);
}

const { compare } = new Intl.Collator();
const byTitle = (one: Dated, other: Dated) => compare(one.title, other.title);
const newestFirst = (one: Dated, other: Dated) =>
  Number(other.isPinned ?? false) - Number(one.isPinned ?? false) ||
  Date.parse(other.pubDate) - Date.parse(one.pubDate);
