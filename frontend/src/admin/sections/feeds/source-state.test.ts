import { aFeedSource } from '../../../testing/staff-samples';
import { expiresSoon, formatChanges, getSourceState, lastAttemptAt } from './source-state';

const now = new Date(2026, 10, 20, 14, 5).getTime();
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

test('a source is stale after a day without a successful fetch', () => {
  expect(getSourceState(aFeedSource({ succeededAt: ago(23.9) }), now)).toEqual({ text: 'Up to date', tone: 'green' });
  expect(getSourceState(aFeedSource({ succeededAt: ago(24) }), now)).toEqual({
    text: 'Stale since 19 November, 14:05',
    tone: 'amber',
  });
});

test('a failing source shows its error at any age; a source that was never fetched is neither fresh nor stale', () => {
  const failing = aFeedSource({
    succeededAt: ago(90),
    failedAt: ago(1),
    error: { code: 'forbidden', text: 'Answered with status 403' },
  });
  expect(getSourceState(failing, now).text).toBe('Failing: its server does not let us read it');
  expect(getSourceState(aFeedSource({ succeededAt: null }), now).text).toBe('Not checked yet');
});

test('the last attempt is the later one of the last success and the last failure', () => {
  expect(lastAttemptAt({ succeededAt: ago(3), failedAt: ago(1) })).toBe(ago(1));
  expect(lastAttemptAt({ succeededAt: ago(1), failedAt: ago(3) })).toBe(ago(1));
  expect(lastAttemptAt({ succeededAt: null, failedAt: null })).toBeNull();
});

test.each([
  [2, 1, '2 new, 1 changed'],
  [1, 0, '1 new'],
  [0, 3, '3 changed'],
  [0, 0, 'nothing new'],
])('%d new and %d changed are formatted as %s', (added, changed, words) => {
  expect(formatChanges({ added, changed })).toBe(words);
});

test('a token expires soon if it ends within nine days or has ended', () => {
  expect([-9, 1, -11].map((days) => expiresSoon(ago(days * 24), now))).toEqual([true, true, false]);
  expect(expiresSoon(null, now)).toBe(false);
});
