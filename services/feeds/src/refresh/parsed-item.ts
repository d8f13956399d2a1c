import type { SkippedItems } from '@majlis/contracts/feed-sources';

/** A parsed item with bounded lengths; `html` is sanitised. */
export type ParsedItem = {
  guid: string;
  link: string;
  title: string;
  description: string;
  author: string | null;
  categories: string[];
  /** Undefined if the source has no readable date. */
  publishedAt: Date | undefined;
  rawHtml: string;
  html: string;
  sanitiserVersion: number;
  audioUrl: string | null;
  audioType: string | null;
  audioBytes: number | null;
  duration: string | null;
  episodeNumber: number | null;
  /** The remote URL of the picture. */
  pictureSource: string | null;
  mediaType: string | null;
  likeCount: number;
  commentsCount: number;
};

/** The items of a feed, the counts of skipped items by reason, and the feed's requested minimum interval. */
export type ParsedFeed = { items: ParsedItem[]; skippedItems: SkippedItems; ttlMinutes: number };
