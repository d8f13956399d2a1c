/** The text is not a feed that can be read; the message completes the sentence "Not a readable feed: ...". */
export class UnreadableFeedError extends Error {
  override name = 'UnreadableFeedError';
}
