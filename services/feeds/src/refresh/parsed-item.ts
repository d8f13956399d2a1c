import type { SkippedItems } from '@majlis/contracts/feed-sources';

/** All texts have bounded lengths, and `html` is sanitised. */
export type ParsedItem = {
  guid: string;
  link: string;
  title: string;
  description: string;
  author: string | null;
  categories: string[];
  publishedAt: Date | undefined;
  rawHtml: string;
  html: string;
  sanitiserVersion: number;
  audioUrl: string | null;
  audioType: string | null;
  audioBytes: number | null;
  duration: string | null;
  episodeNumber: number | null;
  pictureSource: string | null;
  mediaType: string | null;
  likeCount: number;
  commentsCount: number;
};

export type ParsedFeed = { items: ParsedItem[]; skippedItems: SkippedItems; ttlMinutes: number };
