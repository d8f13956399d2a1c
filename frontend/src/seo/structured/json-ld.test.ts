import { newestOf } from '../describe-page';
import { isoDuration, isoLocalTime } from './json-ld';

test.each([
  ['Asia/Kuala_Lumpur', '2026-03-12T09:00:00+08:00'],
  ['America/New_York', '2026-03-11T21:00:00-04:00'],
  ['Asia/Kolkata', '2026-03-12T06:30:00+05:30'],
  ['UTC', '2026-03-12T01:00:00+00:00'],
])('the local time in %s is %s', (zone, expected) => {
  expect(isoLocalTime('2026-03-12T01:00:00.000Z', zone)).toBe(expected);
});

test.each([
  ['47:12', 'PT47M12S'],
  ['1:02:03', 'PT1H2M3S'],
  ['0:45', 'PT45S'],
  ['an hour', undefined],
  ['', undefined],
  [undefined, undefined],
])('the duration %s is %s', (duration, expected) => {
  expect(isoDuration(duration)).toBe(expected);
});

test('dates in the future are ignored', () => {
  const now = Date.parse('2026-03-12T00:00:00Z');
  const dates = ['2026-03-10T00:00:00Z', '2026-03-11T22:00:00-04:00', '2026-03-11T01:00:00Z'];
  const items = dates.map((pubDate) => ({ pubDate }));
  expect(newestOf(items, now)).toBe('2026-03-11T01:00:00Z');
  expect(newestOf([], now)).toBeUndefined();
});
