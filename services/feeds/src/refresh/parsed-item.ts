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
  duration: string | null;
  episodeNumber: number | null;
  /** Where its picture is outside. */
  pictureSource: string | null;
  mediaType: string | null;
  likeCount: number;
  commentsCount: number;
};

/** What a feed says, and for how many minutes it wants to be left in peace. */
export type ParsedFeed = { items: ParsedItem[]; ttlMinutes: number };
