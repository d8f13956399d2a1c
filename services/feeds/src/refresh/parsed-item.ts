import type { ItemNotes, SkippedItems } from '@majlis/contracts/feeds/feed-sources';

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

const dayMs = 86_400_000;

/** An item that was published at this time is undated: it comes last and shows no date. */
export const undated = new Date(0);

export const isFarAhead = (date: Date, now = Date.now()): boolean => date.getTime() > now + dayMs;

/**
 * Returns for each item without a date of its own the time of the nearest item before it in the feed, or else of the one after it.
 */
export function guessDates(items: readonly Pick<ParsedItem, 'publishedAt'>[], now: number): (Date | undefined)[] {
  const known = items.map(({ publishedAt }) =>
    publishedAt && !isFarAhead(publishedAt, now) ? publishedAt : undefined,
  );
  let before: Date | undefined;
  let after = known.find((date) => date !== undefined);
  return known.map((date) => {
    before = date ?? before ?? after;
    after = undefined;
    return before;
  });
}
