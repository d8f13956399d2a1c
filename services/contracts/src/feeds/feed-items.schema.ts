import { z } from 'zod';
import type { AuditFields } from '../shared/shared-fields.schema.js';
import { optionalText } from '../shared/text.schema.js';
import { instant } from '../shared/times.schema.js';
import type { FeedKind } from './feed-sources.js';

const plainText = z.string().describe('Plain text');
const isPinned = z.literal(true).optional().describe('Pinned entries come first');

export const feedItem = z
  .strictObject({
    title: z.string(),
    description: plainText,
    pubDate: instant.optional().describe('Left out if the source has no date that can be read'),
    author: z.string().optional(),
    categories: z.array(z.string()),
    link: z.string(),
    imageUrl: z.string().optional(),
    isPinned,
  })
  .meta({ id: 'FeedItem' });

export const episodeSummary = z
  .strictObject({
    slug: z.string().describe('The name of its page below /podcasts, which never changes'),
    title: z.string(),
    description: plainText,
    pubDate: instant.optional().describe('Left out if the source has no date that can be read'),
    duration: z.string().optional(),
    link: z.string(),
    audioUrl: z.string().optional(),
    episodeNumber: z.int().optional(),
    categories: z.array(z.string()).optional(),
    imageUrl: z.string().optional(),
    isPinned,
  })
  .meta({ id: 'EpisodeSummary' });

export const podcastEpisode = episodeSummary
  .extend({
    fullDescription: z.string().describe('HTML without scripts and styles'),
    audioType: z.string().optional().describe('Media type, as the source declares it'),
    audioBytes: z.int().min(0).optional().describe('Size, as the source declares it'),
    guid: z.string().describe('The identifier that the source gave it'),
    transcripts: z
      .array(z.strictObject({ url: z.string(), type: z.string(), language: z.string().optional() }))
      .optional()
      .describe('Files with its words, with their media types'),
    chapters: z.strictObject({ url: z.string(), type: z.string() }).optional().describe('A file with its chapters'),
  })
  .meta({ id: 'Episode' });

export const socialPost = z
  .strictObject({
    id: z.string(),
    media_type: z.string(),
    media_url: z.string().describe('A copy of the picture on this site, or empty'),
    caption: z.string(),
    like_count: z.int(),
    comments_count: z.int(),
    timestamp: instant.optional(),
    permalink: z.string(),
  })
  .meta({ id: 'Photo' });

const flag = z.boolean('Say true or false').default(false);

/** Empty overrides leave the texts of the source, which keep being updated (infra/adr/feeds.md). */
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
