import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type EntityManager, In, Not } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { acquireItemsWriteLock, increaseFeedVersion } from '../items/feed-version.entity.js';
import type { FeedSource } from '../sources/feed-source.js';
import { createSlugAllocator } from './episode-slug.js';
import { matchItems } from './match-items.js';
import { guessDates, isFarAhead, type ParsedItem, undated } from './parsed-item.js';
import { nextPictureState } from './picture-state.js';

export type ItemChanges = { added: number; changed: number };

/** The columns of the source; overrides of staff are never written here (infra/adr/feeds.md). */
type ItemUpdate = Partial<FeedItemEntity> & { publishedAt: Date; title: string; episodeNumber: number | null };

const batchSize = 200;

export async function storeItems(
  manager: EntityManager,
  source: FeedSource,
  items: ParsedItem[],
): Promise<ItemChanges> {
  const { url: sourceUrl, kind, keepsRemovedItems } = source;
  await acquireItemsWriteLock(manager);
  const matched = matchItems(items, await loadExistingItems(manager, sourceUrl));
  const [added, changed] = await diffItems(matched, kind === 'podcast');
  if (kind === 'podcast') await assignSlugs(manager, [...added, ...changed]);
  await inBatches(added, (batch) =>
    manager.insert(
      FeedItemEntity,
      batch.map((item) => ({ ...item, sourceUrl })),
    ),
  );
  await inBatches(changed, (batch) =>
    manager.upsert(
      FeedItemEntity,
      batch.map((item) => ({ ...item, sourceUrl })),
      ['id'],
    ),
  );
  const removed = keepsRemovedItems ? 0 : await deleteMissing(manager, sourceUrl, items);
  if (added.length + changed.length + removed > 0) await increaseFeedVersion(manager, kind);
  return { added: added.length, changed: changed.length + removed };
}

async function diffItems(matched: [ParsedItem, ExistingItem | undefined][], needsSlug: boolean) {
  const added: ItemUpdate[] = [];
  const changed: ItemUpdate[] = [];
  const now = Date.now();
  const guesses = guessDates(
    matched.map(([item]) => item),
    now,
  );
  for (const [index, [item, existing]] of matched.entries()) {
    if (index % batchSize === 0) await yieldToEventLoop(); // lets other requests run between batches
    // Items of the same time keep the order of their feed.
    const firstSeenAt = existing?.firstSeenAt ?? new Date(now - index);
    const publishedAt = datePublished(item, existing, firstSeenAt, guesses[index]);
    const next = { ...item, publishedAt, firstSeenAt, updatedAt: new Date(now), ...nextPictureState(item, existing) };
    if (!existing) added.push(next);
    else if (hasChanged(existing, next) || (needsSlug && !existing.slug))
      changed.push({ ...next, id: existing.id, slug: existing.slug });
  }
  return [added, changed] as const;
}

/** An item whose date is far ahead gets the time at which it was first seen. */
function datePublished(
  { publishedAt }: ParsedItem,
  existing: ExistingItem | undefined,
  firstSeenAt: Date,
  guess: Date = undated,
): Date {
  if (publishedAt) return isFarAhead(publishedAt) ? firstSeenAt : publishedAt;
  return existing && existing.publishedAt > undated ? existing.publishedAt : guess;
}

function hasChanged(
  existing: ExistingItem,
  { html: _html, updatedAt: _updatedAt, rawHtml = '', ...next }: ItemUpdate,
): boolean {
  const differs = Object.entries(next).some(([name, value]) => !isEqual(existing[name as keyof ExistingItem], value));
  return differs || existing.rawHash !== createHash('sha256').update(rawHtml).digest('hex');
}

const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

async function assignSlugs(manager: EntityManager, items: ItemUpdate[]): Promise<void> {
  const withoutSlug = items.filter(({ slug }) => !slug);
  if (withoutSlug.length === 0) return;
  const takenSlugs: { slug: string }[] = await manager.query('SELECT slug FROM items WHERE slug IS NOT NULL');
  const allocateSlug = createSlugAllocator(new Set(takenSlugs.map(({ slug }) => slug)));
  // The oldest item comes first, so that of two equal titles the newer one gets '-2'.
  for (const item of withoutSlug.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()))
    item.slug = allocateSlug(item);
}

async function inBatches<Item>(items: Item[], write: (batch: Item[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += batchSize) await write(items.slice(from, from + batchSize));
}

/** An empty response deletes nothing, because it is more likely a fault than the end of a feed. */
async function deleteMissing(manager: EntityManager, sourceUrl: string, items: ParsedItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const guids = items.map(({ guid }) => guid);
  const { affected } = await manager.delete(FeedItemEntity, { sourceUrl, guid: Not(In(guids)) });
  return affected ?? 0;
}

/** Long HTML, of which an archive has many megabytes, is compared by its hash instead. */
type ExistingItem = Omit<FeedItemEntity, 'html' | 'rawHtml'> & { rawHash: string | undefined };

async function loadExistingItems(manager: EntityManager, sourceUrl: string): Promise<ExistingItem[]> {
  const hashes: { id: string; hash: string }[] = await manager.query(
    `SELECT id, encode(sha256(convert_to(raw_html, 'UTF8')), 'hex') AS hash FROM items WHERE source_url = $1`,
    [sourceUrl],
  );
  const hashOf = new Map(hashes.map(({ id, hash }) => [id, hash]));
  const { propertiesMap } = manager.dataSource.getMetadata(FeedItemEntity);
  const select = {
    ...Object.fromEntries(Object.keys(propertiesMap).map((name) => [name, true])),
    html: false,
    rawHtml: false,
  };
  const items = await manager.find(FeedItemEntity, { select, where: { sourceUrl } });
  return items.map((item) => Object.assign(item, { rawHash: hashOf.get(item.id) }));
}
