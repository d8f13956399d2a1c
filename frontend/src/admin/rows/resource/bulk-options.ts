import type staff from '#messages/en/staff.json';

export type TagNoun = keyof typeof staff.bulk.tagsLabels;

type Actions = typeof staff.bulk.actions;

/** The group of texts that tells of an action. */
export type ActionName = Exclude<keyof Actions, 'addTags' | 'removeTags'> | `${'addTags' | 'removeTags'}.${TagNoun}`;

export type BulkOptions<Row> = {
  /** By default rows with `isActive` can be published and hidden. */
  publishing?: { isPublished: (row: Row) => boolean; publish: ActionName; hide: ActionName };
  /** The list of texts that serves as tags, and what one of them is called. */
  tags?: { noun: TagNoun; of: (row: Row) => string[] };
  /** Rows cannot be deleted. */
  isPermanent?: boolean;
  /** A sentence that names what else a deletion affects. */
  deleteWarning?: string;
};
