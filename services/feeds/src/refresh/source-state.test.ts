import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { FeedSourceEntity } from '../sources/feed-source.js';
import { freshValidators, nextStateOnFailure, nextStateOnSuccess } from './source-state.js';

const now = Date.parse('2026-11-20T08:00:00Z');
const minutesUntil = (date: Date | undefined) => ((date?.getTime() ?? 0) - now) / 60_000;
const state = (fields: Partial<FeedSourceEntity>) => Object.assign(new FeedSourceEntity(), fields);

test.each([
  [0, 1],
  [1, 2],
  [4, 16],
  [6, 60],
  [5_000, 60],
])('after %d earlier failures the next attempt comes in about %d minutes', (failures, minutes) => {
  const next = nextStateOnFailure(failures, new RemoteFetchError('hangs', 'timeout'), now);
  expect(minutesUntil(next.dueAt)).toBeGreaterThanOrEqual(minutes * 0.9);
  expect(minutesUntil(next.dueAt)).toBeLessThanOrEqual(minutes * 1.1);
  expect(next).toMatchObject({ failures: failures + 1, error: 'hangs', failedAt: new Date(now) });
});

const none = { added: 0, changed: 0 };

test.each([
  ['requests less than our interval', 5, 15],
  ['requests more', 90, 90],
  ['requests a month', 43_200, 24 * 60],
])('a source that %s is next read after a bounded interval', (_case, minIntervalMinutes, minutes) => {
  const { dueAt } = nextStateOnSuccess({ outcome: 'unchanged', minIntervalMinutes }, none, 15, now);
  expect(minutesUntil(dueAt)).toBeGreaterThanOrEqual(minutes === 15 ? minutes * 0.9 : minutes);
  expect(minutesUntil(dueAt)).toBeLessThanOrEqual(minutes * 1.1);
});

test.each([
  [30, 1],
  [1_800, 30],
  [10_000_000, 24 * 60],
])('Retry-After: %d delays the next attempt by about %d minutes', (seconds, minutes) => {
  const { dueAt } = nextStateOnFailure(
    0,
    new RemoteFetchError('Answered with status 429', 'tooOften', { retryAfterSeconds: seconds }),
    now,
  );
  expect(minutesUntil(dueAt)).toBeGreaterThanOrEqual(Math.min(seconds / 60, minutes));
  expect(minutesUntil(dueAt)).toBeLessThanOrEqual(minutes * 1.1);
});

test('a success resets the failures and stores the validators of a full response', () => {
  const result = {
    outcome: 'read' as const,
    items: [],
    skippedItems: {},
    itemNotes: {},
    validators: { etag: '"2"' },
    minIntervalMinutes: 0,
  };
  const read = nextStateOnSuccess(result, { added: 2, changed: 1 }, 15, now);
  expect(read).toMatchObject({ failures: 0, error: null, etag: '"2"', lastModified: null, added: 2, changed: 1 });
  expect(read.fetchedAt).toEqual(new Date(now));
  const unchanged = nextStateOnSuccess({ outcome: 'unchanged', minIntervalMinutes: 0 }, none, 15, now);
  expect(unchanged).toMatchObject({ failures: 0, succeededAt: new Date(now), added: 0, changed: 0 });
  expect(unchanged).not.toHaveProperty('etag');
});

test('a feed that always returns "unchanged" is read in full once a day', () => {
  const hours = (count: number) => new Date(now - count * 3_600_000);
  expect(freshValidators(state({ etag: '"1"', fetchedAt: hours(23) }), now)).toMatchObject({ etag: '"1"' });
  expect(freshValidators(state({ etag: '"1"', fetchedAt: hours(25) }), now)).toEqual({});
});
