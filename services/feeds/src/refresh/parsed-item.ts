import type { ItemNotes, SkippedItems } from '@majlis/contracts/feed-sources';

export type Transcript = { url: string; type: string; language?: string };
export type Chapters = { url: string; type: string };

/** All texts have bounded lengths, and `html` is sanitised. */
export type ParsedItem = {
  guid: string;
  link: string;
  title: string;
  description: string;
  author: string | null;
  categories: string[];
  /** Undefined without a date that can be read. */
  publishedAt: Date | undefined;
  rawHtml: string;
  html: string;
  sanitiserVersion: number;
  audioUrl: string | null;
  audioType: string | null;
  audioBytes: number | null;
  duration: string | null;
  episodeNumber: number | null;
  transcripts: Transcript[];
  chapters: Chapters | null;
  pictureSource: string | null;
  mediaType: string | null;
  likeCount: number;
  commentsCount: number;
};

export type ParsedFeed = {
  items: ParsedItem[];
  skippedItems: SkippedItems;
  itemNotes: ItemNotes;
  ttlMinutes: number;
};
