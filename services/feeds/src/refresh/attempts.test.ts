import { expect, test } from '@jest/globals';
import { FeedSourceEntity } from '../sources/feed-source.entity.js';
import { afterFailure, afterSuccess, freshValidators } from './attempts.js';

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
  const next = afterFailure(failures, 'hangs', now);
  expect(minutesUntil(next.dueAt)).toBeGreaterThanOrEqual(minutes * 0.9);
  expect(minutesUntil(next.dueAt)).toBeLessThanOrEqual(minutes * 1.1);
  expect(next).toMatchObject({ failures: failures + 1, error: 'hangs', failedAt: new Date(now) });
});

test('a success forgets the failures and keeps what a complete answer said of itself', () => {
  const read = afterSuccess({ outcome: 'read', items: [], validators: { etag: '"2"' } }, 15, now);
  expect(read).toMatchObject({ failures: 0, error: null, etag: '"2"', lastModified: null, fetchedAt: new Date(now) });
  const unchanged = afterSuccess({ outcome: 'unchanged' }, 15, now);
  expect(unchanged).toMatchObject({ failures: 0, succeededAt: new Date(now) });
  expect(unchanged).not.toHaveProperty('etag');
});

test('a feed that always says "unchanged" is read in full once a day', () => {
  const hours = (count: number) => new Date(now - count * 3_600_000);
  expect(freshValidators(state({ etag: '"1"', fetchedAt: hours(23) }), now)).toMatchObject({ etag: '"1"' });
  expect(freshValidators(state({ etag: '"1"', fetchedAt: hours(25) }), now)).toEqual({});
});
