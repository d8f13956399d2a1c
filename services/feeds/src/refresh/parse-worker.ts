import type { FeedKind } from '@majlis/contracts/feeds/feed-sources';
import type { FetchErrorCode } from '@majlis/contracts/feeds/fetch-errors';
import { serveTask } from '@majlis/kit/process/run-in-child-process';
import { UnreadableFeedError } from './normalise-feed.js';
import { parseFeed } from './parse-feed.js';
import type { ParsedFeed } from './parsed-item.js';

export type ParseRequest = { xml: string; feedUrl: string; kind: FeedKind };
export type ParseResult =
  | { outcome: 'read'; feed: ParsedFeed }
  | { outcome: 'unreadable'; code: FetchErrorCode; reason: string };

serveTask(async ({ xml, feedUrl, kind }: ParseRequest): Promise<ParseResult> => {
  try {
    return { outcome: 'read', feed: await parseFeed(xml, feedUrl, kind) };
  } catch (error) {
    // Other errors describe our program, not the feed, so their message is not reported.
    return error instanceof UnreadableFeedError
      ? { outcome: 'unreadable', code: error.code, reason: error.message }
      : { outcome: 'unreadable', code: 'structure', reason: 'its structure cannot be understood' };
  }
});
