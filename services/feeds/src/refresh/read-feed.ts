import type { LeftOut } from '@majlis/contracts/feed-sources';
import { boundedFetch, type FetchOptions, type Validators } from '@majlis/kit/fetch/bounded-fetch';
import { decodeText } from '@majlis/kit/fetch/decode-text';
import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { Crashed, runApart, TookTooLong } from '@majlis/kit/process/run-apart';
import type { Feed, Parsed } from './parse-worker.js';
import type { ParsedItem } from './parsed-item.js';

const parseLimitMs = 10_000;

/** What a source answered, and for how many minutes it wants to be left in peace. */
export type ReadSource = { pauseMinutes: number } & (
  | { outcome: 'unchanged' }
  | { outcome: 'read'; items: ParsedItem[]; leftOut: LeftOut; validators: Validators }
);

/** Fetches a feed and parses it in a process of its own, so that a hostile one costs readers nothing. */
export async function readFeed(url: string, options: FetchOptions): Promise<ReadSource> {
  const answer = await boundedFetch(url, options);
  const keptMinutes = answer.maxAgeSeconds / 60;
  if (answer.outcome === 'unchanged') return { outcome: 'unchanged', pauseMinutes: keptMinutes };
  const feed: Feed = { xml: decodeText(answer.body, answer.contentType), address: answer.baseUrl };
  const parsed = await parsedApart(feed);
  if (parsed.outcome === 'unreadable') throw new OutsideFetchError(`Not a readable feed: ${parsed.reason}`);
  const pauseMinutes = Math.max(keptMinutes, parsed.feed.ttlMinutes);
  const { items, leftOut } = parsed.feed;
  return { outcome: 'read', items, leftOut, validators: answer.validators, pauseMinutes };
}

async function parsedApart(feed: Feed): Promise<Parsed> {
  try {
    return await runApart<Parsed>('@majlis/feeds/refresh/parse-worker', feed, parseLimitMs);
  } catch (cause) {
    if (cause instanceof TookTooLong)
      throw new OutsideFetchError(`Reading it took longer than ${parseLimitMs} ms`, { cause });
    if (cause instanceof Crashed) throw new OutsideFetchError('It is larger than what can be read', { cause });
    throw cause;
  }
}
