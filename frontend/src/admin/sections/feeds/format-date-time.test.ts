import { formatDate, formatDateTime, formatRelativeTime } from './source-state';

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
const now = new Date(2026, 10, 20, 14, 5).getTime();
const minutes = (count: number) => new Date(now + count * 60_000).toISOString();

test.each([
  [-5, '5 minutes ago'],
  [-1, '1 minute ago'],
  [-0.5, 'just now'],
  [0.5, 'in a moment'],
  [12, 'in 12 minutes'],
  [-61, '1 hour ago'],
  [-60 * 49, '2 days ago'],
])('%d minutes from now is formatted as %s', (count, words) =>
  expect(formatRelativeTime(minutes(count), now)).toBe(words),
);

test('a date shows its year only if it is not the current one', () => {
  expect(formatDateTime(at(2026, 10, 19, 9, 7), now)).toBe('19 November, 09:07');
  expect(formatDateTime(at(2025, 10, 19, 23, 59), now)).toBe('19 November 2025, 23:59');
  expect(formatDate(at(2026, 0, 1, 0, 0), now)).toBe('1 January');
});
