export type FeedKind = 'research' | 'blog' | 'podcast';

/** How it stands with an outside feed that this installation shows. Times are ISO 8601. */
export type FeedSourceStatus = {
  kind: FeedKind;
  url: string;
  /** Null while it was never read. */
  succeededAt: string | null;
  /** Why the newest attempt failed; null when it did not. */
  error: string | null;
};
