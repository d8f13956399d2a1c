import type { LeftOut } from '@majlis/contracts/feed-sources';

/** An item as its source gives it, bounded and decoded; `html` is clean. */
export type ParsedItem = {
  guid: string;
  link: string;
  title: string;
  description: string;
  author: string | null;
  categories: string[];
  /** Undefined when the source gives no date that can be read. */
  publishedAt: Date | undefined;
  rawHtml: string;
  html: string;
  sanitiserVersion: number;
  audioUrl: string | null;
  audioType: string | null;
  audioBytes: number | null;
  duration: string | null;
  episodeNumber: number | null;
  /** Where its picture is outside. */
  pictureSource: string | null;
  mediaType: string | null;
  likeCount: number;
  commentsCount: number;
};

/** The content of a feed, how many of its items could not be taken, and for how many minutes it asks not to be read again. */
export type ParsedFeed = { items: ParsedItem[]; leftOut: LeftOut; ttlMinutes: number };
