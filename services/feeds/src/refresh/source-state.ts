import type { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import type { CacheValidators } from '@majlis/kit/fetch/safe-fetch';
import { backoffMs, withJitter } from '@majlis/kit/process/backoff';
import type { FeedSourceEntity } from '../sources/feed-source.js';
import type { SourceResult } from './read-feed.js';
import type { ItemChanges } from './store-items.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Feeds and instances must not all send requests at the same moment. */
const jitter = 0.1;
const maxRequestedMs = 24 * hourMs;
/** A server may send 304 forever, so a feed is read in full once a day. */
const validatorsTtlMs = 24 * hourMs;

type SourceUpdate = Partial<FeedSourceEntity>;

export function freshValidators(
  { etag, lastModified, fetchedAt }: FeedSourceEntity,
  now = Date.now(),
): CacheValidators {
  if (!fetchedAt || now - fetchedAt.getTime() > validatorsTtlMs) return {};
  return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
}

export function nextStateOnSuccess(
  result: SourceResult,
  changes: ItemChanges,
  ownIntervalMinutes: number,
  now = Date.now(),
): SourceUpdate {
  const at = new Date(now);
  const dueAt = nextDueAt(now, withJitter(ownIntervalMinutes * minuteMs, jitter), result.minIntervalMinutes * minuteMs);
  const next = { ...changes, succeededAt: at, error: null, errorCode: null, failures: 0, dueAt };
  if (result.outcome === 'unchanged') return next;
  const { etag = null, lastModified = null } = result.validators;
  return { ...next, etag, lastModified, fetchedAt: at, skippedItems: result.skippedItems, itemNotes: result.itemNotes };
}

export function nextStateOnFailure(
  failuresBefore: number,
  { message: error, code: errorCode, retryAfterSeconds }: RemoteFetchError,
  now = Date.now(),
): SourceUpdate {
  const failures = failuresBefore + 1;
  const dueAt = nextDueAt(
    now,
    backoffMs(failures, { baseMs: minuteMs, maxMs: hourMs, jitter }),
    retryAfterSeconds * 1_000,
  );
  return { failedAt: new Date(now), error, errorCode, failures, dueAt };
}

function nextDueAt(now: number, ourMs: number, requestedMs: number): Date {
  const sourceMs = Math.min(requestedMs, maxRequestedMs) * (1 + Math.random() * jitter);
  return new Date(now + Math.max(ourMs, sourceMs));
}
