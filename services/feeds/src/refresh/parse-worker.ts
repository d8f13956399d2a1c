import { serveTask } from '@majlis/kit/process/run-in-child-process';
import { UnreadableFeedError } from './normalise-feed.js';
import { parseFeed } from './parse-feed.js';
import type { ParsedFeed } from './parsed-item.js';

export type ParseRequest = { xml: string; address: string };
export type ParseResult = { outcome: 'read'; feed: ParsedFeed } | { outcome: 'unreadable'; reason: string };

serveTask(async ({ xml, address }: ParseRequest): Promise<ParseResult> => {
  try {
    return { outcome: 'read', feed: await parseFeed(xml, address) };
  } catch (error) {
    // Other errors describe our program, not the feed, so their message is not reported.
    const isOfFeed = error instanceof UnreadableFeedError;
    return { outcome: 'unreadable', reason: isOfFeed ? error.message : 'its structure cannot be understood' };
  }
});
