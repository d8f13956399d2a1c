import type { Validators } from '@majlis/kit/fetch/bounded-fetch';
import type { FeedSourceEntity } from '../sources/feed-source.entity.js';
import type { ReadFeed } from './read-feed.js';

const minute = 60_000;
const longestPause = 60;

/** Once a day a feed is read in full: a server may go on saying "unchanged" for ever. */
const validatorsLast = 24 * 60 * minute;

type State = Partial<FeedSourceEntity>;

/** What is sent along so that an unchanged feed need not be sent again. */
export function freshValidators({ etag, lastModified, fetchedAt }: FeedSourceEntity, now = Date.now()): Validators {
  if (!fetchedAt || now - fetchedAt.getTime() > validatorsLast) return {};
  return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
}

export function afterSuccess(feed: ReadFeed, minutes: number, now = Date.now()): State {
  const at = new Date(now);
  const next = { succeededAt: at, error: null, failures: 0, dueAt: later(now, minutes) };
  if (feed.outcome === 'unchanged') return next;
  const { etag = null, lastModified = null } = feed.validators;
  return { ...next, etag, lastModified, fetchedAt: at };
}

/** Tried again after one minute, then two, four and so on up to an hour. */
export function afterFailure(failuresBefore: number, error: string, now = Date.now()): State {
  const minutes = Math.min(2 ** Math.min(failuresBefore, 10), longestPause);
  return { failedAt: new Date(now), error, failures: failuresBefore + 1, dueAt: later(now, minutes) };
}

/** A tenth more or less, so that feeds and copies of this service do not all ask at the same moment. */
function later(now: number, minutes: number): Date {
  return new Date(now + minutes * minute * (0.9 + Math.random() * 0.2));
}
