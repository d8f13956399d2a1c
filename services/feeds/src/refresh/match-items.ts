import type { ParsedItem } from './parsed-item.js';

type ItemKeys = { guid: string; link: string };

/** Items match by guid or else by link, unless several items share it, such as all episodes of a podcast. */
export function matchItems<Stored extends ItemKeys>(
  items: ParsedItem[],
  stored: Stored[],
): [ParsedItem, Stored | undefined][] {
  const byGuid = new Map(stored.map((storedItem) => [storedItem.guid, storedItem]));
  const guids = new Set(items.map(({ guid }) => guid));
  const abandonedLinks = uniqueLinks(stored.filter(({ guid }) => !guids.has(guid)));
  const newLinks = uniqueLinks(items);
  return items.map((item) => [
    item,
    byGuid.get(item.guid) ?? (newLinks.has(item.link) ? abandonedLinks.get(item.link) : undefined),
  ]);
}

function uniqueLinks<Item extends ItemKeys>(items: Item[]): Map<string, Item> {
  const byLink = new Map(items.map((item) => [item.link, item]));
  const seen = new Set<string>();
  for (const { link } of items) {
    if (seen.has(link)) byLink.delete(link);
    seen.add(link);
  }
  return byLink;
}
