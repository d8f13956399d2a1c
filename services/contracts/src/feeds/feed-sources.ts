import type { FetchErrorCode } from './fetch-errors.js';

export const feedKinds = ['research', 'blog', 'podcast', 'instagram'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const skipReasons = ['noText', 'noLink', 'duplicate', 'unreadable', 'tooMany'] as const;
export type SkipReason = (typeof skipReasons)[number];
export type SkippedItems = Partial<Record<SkipReason, number>>;

/** The reasons why staff should look at an item that is shown: a value was guessed, or is missing. */
export const itemNoteReasons = [
  'noRecording',
  'otherFile',
  'unknownFile',
  'unreadableFileAddress',
  'noDate',
  'futureDate',
  'sharedIdentifier',
] as const;
export type ItemNoteReason = (typeof itemNoteReasons)[number];
export type ItemNotes = Partial<Record<ItemNoteReason, number>>;

/** Import status of one feed source. Times are ISO 8601. */
export type FeedSourceStatus = {
  kind: FeedKind;
  url: string;
  succeededAt: string | null;
  failedAt: string | null;
  /** Null if the newest attempt succeeded; `text` has details for whoever can repair the source. */
  error: { code: FetchErrorCode; text: string } | null;
  dueAt: string;
  items: number;
  /** Items that the last successful import added and changed. */
  added: number;
  changed: number;
  skippedItems: SkippedItems;
  itemNotes: ItemNotes;
  /** Null if the source needs no token or its expiry is unknown. */
  tokenExpiresAt: string | null;
};

/** A source without a successful import for this many hours counts as stale. */
export const staleAfterHours = 24;
