import { boundedFetch, type FetchOptions, type Validators } from '@majlis/kit/fetch/bounded-fetch';
import { decodeText } from '@majlis/kit/fetch/decode-text';
import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { runApart } from '@majlis/kit/process/run-apart';
import type { ParsedItem } from './parse-feed.js';
import type { Feed, Parsed } from './parse-worker.js';

const parseLimitMs = 5_000;

export type ReadFeed = { outcome: 'unchanged' } | { outcome: 'read'; items: ParsedItem[]; validators: Validators };

/** Fetches a feed and parses it in a process of its own, so that a hostile one costs readers nothing. */
export async function readFeed(url: string, options: FetchOptions): Promise<ReadFeed> {
  const answer = await boundedFetch(url, options);
  if (answer.outcome === 'unchanged') return answer;
  const feed: Feed = { xml: decodeText(answer.body, answer.contentType), address: answer.url };
  const parsed = await runApart<Parsed>('@majlis/feeds/refresh/parse-worker', feed, parseLimitMs);
  if (parsed.outcome === 'unreadable') throw new OutsideFetchError(`Not a readable feed: ${parsed.reason}`);
  return { outcome: 'read', items: parsed.items, validators: answer.validators };
}
