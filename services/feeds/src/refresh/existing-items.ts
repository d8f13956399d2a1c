import type { EntityManager } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import type { ParsedItem } from './parsed-item.js';

type LargeTexts = 'html' | 'rawHtml';

/** Long HTML, of which an archive has many megabytes, is compared by its hash instead. */
const comparedColumns = {
  id: true,
  guid: true,
  link: true,
  title: true,
  description: true,
  author: true,
  categories: true,
  publishedAt: true,
  firstSeenAt: true,
  sanitiserVersion: true,
  slug: true,
  audioUrl: true,
  audioType: true,
  audioBytes: true,
  duration: true,
  episodeNumber: true,
  transcripts: true,
  chapters: true,
  mediaType: true,
  likeCount: true,
  commentsCount: true,
  pictureSource: true,
  pictureCopiedFrom: true,
  pictureUrl: true,
  pictureFailures: true,
  pictureDueAt: true,
} as const satisfies Record<Exclude<keyof ParsedItem, LargeTexts>, true> & { [Name in keyof FeedItemEntity]?: true };

export type ExistingItem = Pick<FeedItemEntity, keyof typeof comparedColumns> & { rawHash: string | undefined };

export async function loadExistingItems(manager: EntityManager, sourceUrl: string): Promise<ExistingItem[]> {
  const hashes: { id: string; hash: string }[] = await manager.query(
    `SELECT id, encode(sha256(convert_to(raw_html, 'UTF8')), 'hex') AS hash FROM items WHERE source_url = $1`,
    [sourceUrl],
  );
  const hashOf = new Map(hashes.map(({ id, hash }) => [id, hash]));
  const items = await manager.find(FeedItemEntity, { select: comparedColumns, where: { sourceUrl } });
  return items.map((item) => Object.assign(item, { rawHash: hashOf.get(item.id) }));
}
