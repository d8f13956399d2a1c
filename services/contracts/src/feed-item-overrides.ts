import { z } from 'zod';
import type { FeedKind } from './feed-sources.js';
import type { AuditFields } from './shared-fields.js';
import { optionalText } from './text.js';

const flag = z.boolean('Say true or false').default(false);

/** Empty overrides leave the texts of the source, which keep being updated (ADR 0011). */
export const feedItemOverrides = z.strictObject({
  titleOverride: optionalText(500),
  descriptionOverride: optionalText(5_000),
  isHidden: flag,
  isPinned: flag,
});
export type FeedItemOverrides = z.infer<typeof feedItemOverrides>;

export type AdminFeedItem = FeedItemOverrides &
  AuditFields & {
    id: string;
    kind: FeedKind;
    sourceUrl: string;
    link: string;
    title: string;
    description: string;
    /** Null without a date. */
    pubDate: string | null;
    imageUrl: string;
  };

export const fetchInput = z.strictObject({ url: z.string('Give the address of a source') });
export type FetchInput = z.infer<typeof fetchInput>;
