import type { CacheValidators } from '@majlis/kit/fetch/safe-fetch';
import { backoffMs, withJitter } from '@majlis/kit/process/backoff';
import type { FeedSourceEntity } from '../sources/feed-source.entity.js';
import type { SourceResult } from './read-feed.js';
import type { ItemChanges } from './store-items.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A tenth more or less, so that feeds and copies of this service do not all ask at the same moment. */
const jitter = 0.1;
/** A source may ask for more than our interval, but nobody is left alone for longer than this. */
const maxRequestedMs = 24 * hourMs;
/** Once a day a feed is read in full: a server may go on saying "unchanged" for ever. */
const validatorsTtlMs = 24 * hourMs;

type SourceUpdate = Partial<FeedSourceEntity>;

/** What is sent along so that an unchanged feed need not be sent again. */
export function freshValidators(
  { etag, lastModified, fetchedAt }: FeedSourceEntity,
  now = Date.now(),
): CacheValidators {
  if (!fetchedAt || now - fetchedAt.getTime() > validatorsTtlMs) return {};
  return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
}

/** `minutes`: our own interval, which the source may lengthen. */
export function nextStateOnSuccess(
  read: SourceResult,
  changes: ItemChanges,
  minutes: number,
  now = Date.now(),
): SourceUpdate {
  const at = new Date(now);
  const dueAt = nextDueAt(now, withJitter(minutes * minuteMs, jitter), read.pauseMinutes * minuteMs);
  const next = { ...changes, succeededAt: at, error: null, failures: 0, dueAt };
  if (read.outcome === 'unchanged') return next;
  const { etag = null, lastModified = null } = read.validators;
  return { ...next, etag, lastModified, fetchedAt: at, leftOut: read.leftOut };
}

/** Tried again after one minute, then two, four and so on up to an hour; later when the server asks for it. */
export function nextStateOnFailure(
  failuresBefore: number,
  error: string,
  retryAfterSeconds = 0,
  now = Date.now(),
): SourceUpdate {
  const failures = failuresBefore + 1;
  const dueAt = nextDueAt(
    now,
    backoffMs(failures, { baseMs: minuteMs, maxMs: hourMs, jitter }),
    retryAfterSeconds * 1_000,
  );
  return { failedAt: new Date(now), error, failures, dueAt };
}

/** Not before the time that the source has requested, and never much later than that. */
function nextDueAt(now: number, ourMs: number, requestedMs: number): Date {
  const theirMs = Math.min(requestedMs, maxRequestedMs) * (1 + Math.random() * jitter);
  return new Date(now + Math.max(ourMs, theirMs));
}
