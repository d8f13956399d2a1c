import type { publish, tagsLabels } from '#messages/staff/bulk';

export {
  hide as hideWords,
  publish as publishWords,
  show as showWords,
  unpublish as unpublishWords,
} from '#messages/staff/bulk';

type ActionTexts = typeof publish;

export type TagNoun = keyof typeof tagsLabels;

export type BulkOptions<Row> = {
  /** By default rows with `isActive` can be published and hidden. */
  publishing?: { isPublished: (row: Row) => boolean; publish: ActionTexts; hide: ActionTexts };
  /** The list of texts that serves as tags, and what one of them is called. */
  tags?: { noun: TagNoun; of: (row: Row) => string[] };
  /** Rows cannot be deleted. */
  isPermanent?: boolean;
  /** A sentence that names what else a deletion affects. */
  deleteWarning?: string;
};
