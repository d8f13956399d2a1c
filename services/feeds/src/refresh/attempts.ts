import type { Validators } from '@majlis/kit/fetch/bounded-fetch';
import type { FeedSourceEntity } from '../sources/feed-source.entity.js';
import type { ReadSource } from './read-feed.js';
import type { Changes } from './store-items.js';

const minute = 60_000;
const longestPause = 60;
/** A source may ask for more than our interval, but nobody is left alone for longer than this. */
const longestWish = 24 * 60;
/** Once a day a feed is read in full: a server may go on saying "unchanged" for ever. */
const validatorsLast = 24 * 60 * minute;

type State = Partial<FeedSourceEntity>;

/** What is sent along so that an unchanged feed need not be sent again. */
export function freshValidators({ etag, lastModified, fetchedAt }: FeedSourceEntity, now = Date.now()): Validators {
  if (!fetchedAt || now - fetchedAt.getTime() > validatorsLast) return {};
  return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
}

/** `minutes`: our own interval, which the source may lengthen. */
export function afterSuccess(read: ReadSource, changes: Changes, minutes: number, now = Date.now()): State {
  const at = new Date(now);
  const next = { ...changes, succeededAt: at, error: null, failures: 0, dueAt: later(now, minutes, read.pauseMinutes) };
  if (read.outcome === 'unchanged') return next;
  const { etag = null, lastModified = null } = read.validators;
  return { ...next, etag, lastModified, fetchedAt: at, leftOut: read.leftOut };
}

/** Tried again after one minute, then two, four and so on up to an hour; later when the server asks for it. */
export function afterFailure(failuresBefore: number, error: string, retryAfterSeconds = 0, now = Date.now()): State {
  const minutes = Math.min(2 ** Math.min(failuresBefore, 10), longestPause);
  const dueAt = later(now, minutes, retryAfterSeconds / 60);
  return { failedAt: new Date(now), error, failures: failuresBefore + 1, dueAt };
}

/**
 * In so many minutes of ours, a tenth more or less, so that feeds and copies of this service do not all ask at the same
 * moment; not before the minutes that the source has asked for.
 */
function later(now: number, minutes: number, asked: number): Date {
  const ours = minutes * (0.9 + Math.random() * 0.2);
  const theirs = Math.min(asked, longestWish) * (1 + Math.random() * 0.1);
  return new Date(now + Math.max(ours, theirs) * minute);
}
