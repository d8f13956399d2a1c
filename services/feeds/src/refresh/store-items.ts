import { type EntityManager, In, Not } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { raiseRevision } from '../items/revision.entity.js';
import type { FeedSource } from '../sources/feed-source.js';
import { freeSlug } from './episode-slug.js';
import { matchItems } from './match-items.js';
import type { ParsedItem } from './parsed-item.js';

/** What an answer brought. */
export type Changes = { added: number; changed: number };

/** Adds what is new and updates what has changed; what the source no longer lists stays, unless it keeps no archive. */
export async function storeItems(manager: EntityManager, source: FeedSource, items: ParsedItem[]): Promise<Changes> {
  const { url: sourceUrl, kind, keepsRemoved } = source;
  const stored = await manager.findBy(FeedItemEntity, { sourceUrl });
  const matched = matchItems(items, stored);
  const now = Date.now();
  const changes = matched.flatMap(([item, known], place) => {
    // Items without a date keep the order that their feed gave them.
    const publishedAt = item.publishedAt ?? known?.publishedAt ?? new Date(now - place);
    const next = { ...item, publishedAt, ...pictureOf(item, known) };
    return known && !differs(known, next) ? [] : [Object.assign(known ?? new FeedItemEntity(), next, { sourceUrl })];
  });
  if (kind === 'podcast') await giveSlugs(manager, changes);
  await manager.save(changes, { chunk: 200 });
  const removed = keepsRemoved ? 0 : await removeOthers(manager, sourceUrl, items);
  if (changes.length + removed > 0) await raiseRevision(manager, kind);
  const added = matched.filter(([, known]) => !known).length;
  return { added, changed: changes.length - added + removed };
}

const differs = (known: FeedItemEntity, next: Partial<FeedItemEntity>): boolean =>
  Object.entries(next).some(([name, value]) => !isEqual(known[name as keyof FeedItemEntity], value));

const isEqual = (some: unknown, other: unknown): boolean => JSON.stringify(some) === JSON.stringify(other);

/** The address of a picture may be signed anew at every answer: that alone is no other picture once we have our copy. */
function pictureOf({ pictureSource }: ParsedItem, known: FeedItemEntity | undefined): Partial<FeedItemEntity> {
  const isCopied = known !== undefined && known.pictureUrl !== '';
  if (isCopied && pathOf(known.pictureSource) === pathOf(pictureSource)) return { pictureSource: known.pictureSource };
  if (known?.pictureSource === pictureSource) return {};
  return { pictureSource, pictureFailures: 0, pictureDueAt: new Date() };
}

const pathOf = (address: string | null) => (address && URL.canParse(address) ? new URL(address).pathname : address);

/** Of the title at first sight; later titles leave it as it is. */
async function giveSlugs(manager: EntityManager, items: FeedItemEntity[]): Promise<void> {
  const fresh = items.filter(({ slug }) => !slug);
  if (fresh.length === 0) return;
  const given = await manager.find(FeedItemEntity, { select: { id: true, slug: true }, where: {} });
  const taken = new Set(given.flatMap(({ slug }) => slug ?? []));
  // The oldest first, so that of two of one title the newer one is the second.
  for (const item of fresh.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())) {
    item.slug = freeSlug(item, taken);
    taken.add(item.slug);
  }
}

/** An empty answer removes nothing: it is more often a fault than the end of a feed. */
async function removeOthers(manager: EntityManager, sourceUrl: string, items: ParsedItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const guids = items.map(({ guid }) => guid);
  const { affected } = await manager.delete(FeedItemEntity, { sourceUrl, guid: Not(In(guids)) });
  return affected ?? 0;
}
