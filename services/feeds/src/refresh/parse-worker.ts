import { answerOnce } from '@majlis/kit/process/run-apart';
import { parseFeed } from './parse-feed.js';
import type { ParsedFeed } from './parsed-item.js';

export type Feed = { xml: string; address: string };
export type Parsed = { outcome: 'read'; feed: ParsedFeed } | { outcome: 'unreadable'; reason: string };

answerOnce(async ({ xml, address }: Feed): Promise<Parsed> => {
  try {
    return { outcome: 'read', feed: await parseFeed(xml, address) };
  } catch (error) {
    return {
      outcome: 'unreadable',
      reason: String((error as Error).message)
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 200),
    };
  }
});
