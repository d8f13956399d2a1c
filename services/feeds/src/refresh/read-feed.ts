import type { FeedKind, ItemNotes, SkippedItems } from '@majlis/contracts/feeds/feed-sources';
import { decodeText } from '@majlis/kit/fetch/decode-text';
import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { type CacheValidators, type FetchOptions, safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { runInChildProcess, TimeoutError, WorkerCrashError } from '@majlis/kit/process/run-in-child-process';
import type { ParseRequest, ParseResult } from './parse-worker.js';
import type { ParsedItem } from './parsed-item.js';

const parseTimeoutMs = 10_000;

export type SourceResult = { minIntervalMinutes: number } & (
  | { outcome: 'unchanged' }
  | {
      outcome: 'read';
      items: ParsedItem[];
      skippedItems: SkippedItems;
      itemNotes: ItemNotes;
      validators: CacheValidators;
    }
);

/** Fetches a feed and parses it in a child process, so that a hostile feed cannot slow down the service (infra/adr/feeds.md). */
export async function readFeed(url: string, kind: FeedKind, options: FetchOptions): Promise<SourceResult> {
  const response = await safeFetch(url, options);
  const maxAgeMinutes = response.maxAgeSeconds / 60;
  if (response.outcome === 'unchanged') return { outcome: 'unchanged', minIntervalMinutes: maxAgeMinutes };
  const feed: ParseRequest = { xml: decodeText(response.body, response.contentType), feedUrl: response.baseUrl, kind };
  const parsed = await parseInChildProcess(feed);
  if (parsed.outcome === 'unreadable') throw new RemoteFetchError(`Not a readable feed: ${parsed.reason}`, parsed.code);
  const minIntervalMinutes = Math.max(maxAgeMinutes, parsed.feed.ttlMinutes);
  const { items, skippedItems, itemNotes } = parsed.feed;
  return { outcome: 'read', items, skippedItems, itemNotes, validators: response.validators, minIntervalMinutes };
}

async function parseInChildProcess(feed: ParseRequest): Promise<ParseResult> {
  try {
    return await runInChildProcess<ParseResult>('@majlis/feeds/refresh/parse-worker', feed, parseTimeoutMs);
  } catch (cause) {
    if (cause instanceof TimeoutError)
      throw new RemoteFetchError(`Reading it took longer than ${parseTimeoutMs} ms`, 'tooComplicated', { cause });
    if (cause instanceof WorkerCrashError)
      throw new RemoteFetchError('It is larger than what can be read', 'tooLarge', { cause });
    throw cause;
  }
}
