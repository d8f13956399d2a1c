import type { Validators } from '@majlis/kit/fetch/bounded-fetch';
import { backoffMs, withJitter } from '@majlis/kit/process/backoff';
import type { FeedSourceEntity } from '../sources/feed-source.entity.js';
import type { ReadSource } from './read-feed.js';
import type { Changes } from './store-items.js';

const minute = 60_000;
const hour = 60 * minute;
/** A tenth more or less, so that feeds and copies of this service do not all ask at the same moment. */
const jitter = 0.1;
/** A source may ask for more than our interval, but nobody is left alone for longer than this. */
const maxRequestedMs = 24 * hour;
/** Once a day a feed is read in full: a server may go on saying "unchanged" for ever. */
const validatorsLast = 24 * hour;

type State = Partial<FeedSourceEntity>;

/** What is sent along so that an unchanged feed need not be sent again. */
export function freshValidators({ etag, lastModified, fetchedAt }: FeedSourceEntity, now = Date.now()): Validators {
  if (!fetchedAt || now - fetchedAt.getTime() > validatorsLast) return {};
  return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
}

/** `minutes`: our own interval, which the source may lengthen. */
export function afterSuccess(read: ReadSource, changes: Changes, minutes: number, now = Date.now()): State {
  const at = new Date(now);
  const dueAt = later(now, withJitter(minutes * minute, jitter), read.pauseMinutes * minute);
  const next = { ...changes, succeededAt: at, error: null, failures: 0, dueAt };
  if (read.outcome === 'unchanged') return next;
  const { etag = null, lastModified = null } = read.validators;
  return { ...next, etag, lastModified, fetchedAt: at, leftOut: read.leftOut };
}

/** Tried again after one minute, then two, four and so on up to an hour; later when the server asks for it. */
export function afterFailure(failuresBefore: number, error: string, retryAfterSeconds = 0, now = Date.now()): State {
  const failures = failuresBefore + 1;
  const dueAt = later(now, backoffMs(failures, { baseMs: minute, maxMs: hour, jitter }), retryAfterSeconds * 1_000);
  return { failedAt: new Date(now), error, failures, dueAt };
}

/** Not before the time that the source has requested, and never much later than that. */
function later(now: number, ourMs: number, requestedMs: number): Date {
  const theirMs = Math.min(requestedMs, maxRequestedMs) * (1 + Math.random() * jitter);
  return new Date(now + Math.max(ourMs, theirMs));
}
