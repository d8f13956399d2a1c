import { type ParsedItem, undated } from './parsed-item.js';

type Keyed = Pick<ParsedItem, 'guid' | 'link' | 'audioUrl' | 'title' | 'description' | 'publishedAt'>;

/** Each key identifies an item if no other one has it. A text of several items, such as "Read more", identifies none. */
const keys: { of: (item: Keyed) => string; needsSameDate?: true }[] = [
  { of: ({ link }) => link },
  { of: ({ audioUrl }) => audioUrl ?? '' },
  { of: ({ description }) => description, needsSameDate: true },
  { of: ({ title, publishedAt }) => (hasDate(publishedAt) ? `${publishedAt.toISOString()} ${title}` : '') },
];

/**
 * Items match by guid, else by link, recording, or date and text: a headline that is corrected often gets a new link and guid.
 */
export function matchItems<Stored extends Keyed>(
  items: ParsedItem[],
  stored: Stored[],
): [ParsedItem, Stored | undefined][] {
  const byGuid = new Map(stored.map((storedItem) => [storedItem.guid, storedItem]));
  const matches = new Map(items.map((item) => [item, byGuid.get(item.guid)]));
  const matched = new Set(matches.values());
  for (const { of, needsSameDate } of keys) {
    const candidates = uniqueBy(stored, of);
    for (const [key, item] of uniqueBy(items, of)) {
      const match = candidates.get(key);
      if (!match || matches.get(item) || matched.has(match)) continue;
      if (needsSameDate && !isSameDate(item.publishedAt, match.publishedAt)) continue;
      matches.set(item, match);
      matched.add(match);
    }
  }
  return items.map((item) => [item, matches.get(item)]);
}

const hasDate = (date: Date | undefined): date is Date => date !== undefined && date > undated;

const isSameDate = (one: Date | undefined, other: Date | undefined): boolean =>
  hasDate(one) && hasDate(other) && one.getTime() === other.getTime();

function uniqueBy<Item extends Keyed>(items: readonly Item[], keyOf: (item: Keyed) => string): Map<string, Item> {
  const byKey = new Map<string, Item>();
  const seen = new Set(['']);
  for (const item of items) {
    const key = keyOf(item);
    if (seen.has(key)) byKey.delete(key);
    else byKey.set(key, item);
    seen.add(key);
  }
  return byKey;
}
