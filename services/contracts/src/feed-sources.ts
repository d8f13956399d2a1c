export const feedKinds = ['research', 'blog', 'podcast', 'instagram'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Why items of a feed are not taken. */
export type LeftOutReason = 'noText' | 'noLink' | 'repeated' | 'tooMany';
/** How many items are not taken, by the reason. */
export type LeftOut = Partial<Record<LeftOutReason, number>>;

/** How it stands with an outside source that this installation shows. Times are ISO 8601. */
export type FeedSourceStatus = {
  kind: FeedKind;
  url: string;
  /** The last attempt that went well; null while it was never read. */
  succeededAt: string | null;
  /** The last attempt that failed. */
  failedAt: string | null;
  /** Why the newest attempt failed; null when it did not. */
  error: string | null;
  /** When it is read next. */
  dueAt: string;
  /** Items that are kept of it. */
  items: number;
  /** What the last attempt that went well brought. */
  added: number;
  changed: number;
  /** Items of the last complete answer that were not taken. */
  leftOut: LeftOut;
  /** When the token of the source ends; null where it needs none or nothing is known. */
  tokenExpiresAt: string | null;
};

/** Hours without a success after which what a source shows is stale. */
export const staleAfterHours = 24;
