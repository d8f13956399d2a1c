export const feedKinds = ['research', 'blog', 'podcast', 'instagram'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Reasons for which the import skips an item. */
export type LeftOutReason = 'noText' | 'noLink' | 'repeated' | 'tooMany';
export type LeftOut = Partial<Record<LeftOutReason, number>>;

/** Import status of one feed source. Times are ISO 8601. */
export type FeedSourceStatus = {
  kind: FeedKind;
  url: string;
  /** Last successful import; null if there was none. */
  succeededAt: string | null;
  failedAt: string | null;
  /** Null if the newest attempt succeeded. */
  error: string | null;
  /** Time of the next import. */
  dueAt: string;
  items: number;
  /** Items that the last successful import added and changed. */
  added: number;
  changed: number;
  /** Items of the last complete response that were skipped. */
  leftOut: LeftOut;
  /** Null if the source needs no token or its expiry is unknown. */
  tokenExpiresAt: string | null;
};

/** A source without a successful import for this many hours counts as stale. */
export const staleAfterHours = 24;
