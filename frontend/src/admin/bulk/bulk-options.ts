/** `label` is that of the button; the others are parts of sentences, such as '5 partners hidden'. */
type ActionWords = { label: string; done: string; doing: string };

export type BulkOptions<Row> = {
  /** By default rows with `isActive` can be published and hidden. */
  publishing?: { isPublished: (row: Row) => boolean; publish: ActionWords; hide: ActionWords };
  /** The list of texts that serves as tags, and what one of them is called. */
  tags?: { noun: string; of: (row: Row) => string[] };
  /** Rows cannot be deleted. */
  isPermanent?: boolean;
  /** A sentence that names what else a deletion affects. */
  deleteWarning?: string;
  /** The noun for one and for many rows; by default that of the resource and its plural with 's'. */
  nouns?: [one: string, many: string];
};

export const publishWords: ActionWords = { label: 'Publish', done: 'published', doing: 'Publishing' };
export const hideWords: ActionWords = { label: 'Hide', done: 'hidden', doing: 'Hiding' };
