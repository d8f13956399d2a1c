import { answerOnce } from '@majlis/kit/process/run-apart';
import { UnreadableFeedError } from './normalise-feed.js';
import { parseFeed } from './parse-feed.js';
import type { ParsedFeed } from './parsed-item.js';

export type Feed = { xml: string; address: string };
export type Parsed = { outcome: 'read'; feed: ParsedFeed } | { outcome: 'unreadable'; reason: string };

answerOnce(async ({ xml, address }: Feed): Promise<Parsed> => {
  try {
    return { outcome: 'read', feed: await parseFeed(xml, address) };
  } catch (error) {
    // What another error says is about our program, not about the feed.
    const isOfFeed = error instanceof UnreadableFeedError;
    return { outcome: 'unreadable', reason: isOfFeed ? error.message : 'its structure cannot be understood' };
  }
});
