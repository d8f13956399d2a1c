/** A publication, post or episode read from an outside feed. `description` is plain text, `pubDate` ISO 8601. */
export type FeedItem = {
  title: string;
  description: string;
  pubDate: string;
  author?: string;
  categories: string[];
  link: string;
};

/** What the home page shows of each kind of feed item. */
export const homeItems = 3;
/** Categories shown of an item. */
export const shownCategories = 2;
