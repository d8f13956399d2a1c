import { answerOnce } from '@majlis/kit/process/run-apart';
import { type ParsedItem, parseFeed } from './parse-feed.js';

export type Feed = { xml: string; address: string };
export type Parsed = { outcome: 'items'; items: ParsedItem[] } | { outcome: 'unreadable'; reason: string };

answerOnce(async ({ xml, address }: Feed): Promise<Parsed> => {
  try {
    return { outcome: 'items', items: await parseFeed(xml, address) };
  } catch (error) {
    return { outcome: 'unreadable', reason: String((error as Error).message).slice(0, 200) };
  }
});
