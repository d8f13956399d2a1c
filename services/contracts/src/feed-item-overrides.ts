import { z } from 'zod';
import type { FeedKind } from './feed-sources.js';
import type { AuditFields } from './shared-fields.js';
import { optionalText } from './text.js';

const flag = z.boolean('Say true or false').default(false);

/** What staff say of an item from outside; texts that are empty leave those of the source, which go on being updated. */
export const feedItemOverrides = z.strictObject({
  ownTitle: optionalText('Title', 500),
  ownDescription: optionalText('Description', 5_000),
  isHidden: flag,
  isPinned: flag,
});
export type FeedItemOverrides = z.infer<typeof feedItemOverrides>;

/** An item from outside as staff see it: what the source says, and what they say of it. */
export type AdminFeedItem = FeedItemOverrides &
  AuditFields & {
    id: string;
    kind: FeedKind;
    sourceUrl: string;
    link: string;
    title: string;
    description: string;
    pubDate: string;
    imageUrl: string;
  };

/** The body that asks for a source to be read now. */
export const fetchInput = z.strictObject({ url: z.string('Give the address of a source') });
export type FetchInput = z.infer<typeof fetchInput>;
