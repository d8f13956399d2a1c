export const feedKinds = ['research', 'blog', 'podcast', 'instagram'] as const;
export type FeedKind = (typeof feedKinds)[number];

export type SkipReason = 'noText' | 'noLink' | 'duplicate' | 'tooMany';
export type SkippedItems = Partial<Record<SkipReason, number>>;

/** Import status of one feed source. Times are ISO 8601. */
export type FeedSourceStatus = {
  kind: FeedKind;
  url: string;
  succeededAt: string | null;
  failedAt: string | null;
  /** Null if the newest attempt succeeded. */
  error: string | null;
  dueAt: string;
  items: number;
  /** Items that the last successful import added and changed. */
  added: number;
  changed: number;
  skippedItems: SkippedItems;
  /** Null if the source needs no token or its expiry is unknown. */
  tokenExpiresAt: string | null;
};

/** A source without a successful import for this many hours counts as stale. */
export const staleAfterHours = 24;
