import { expect, test } from '@jest/globals';
import { formatDay, formatDays, zoneName } from './dates';

test.each([
  ['one day', '2026-03-12T01:00:00Z', '2026-03-12T09:00:00Z', '12 March 2026'],
  ['days of a month', '2026-03-12T01:00:00Z', '2026-03-14T09:00:00Z', '12–14 March 2026'],
  ['two months', '2026-11-28T01:00:00Z', '2026-12-02T09:00:00Z', '28 November – 2 December 2026'],
  ['two years', '2026-12-30T01:00:00Z', '2027-01-02T09:00:00Z', '30 December 2026 – 2 January 2027'],
])('%s read like dates', (_case, start, end, expected) => {
  expect(formatDays(start, end, 'Asia/Kuala_Lumpur').replace(/\s/g, ' ')).toBe(expected);
});

test('a day is the day of the place, not of the reader', () => {
  expect(formatDay('2026-03-11T20:00:00Z', 'Asia/Kuala_Lumpur')).toBe('12 March 2026');
  expect(formatDay('2026-03-11T20:00:00Z')).toBe('11 March 2026');
});

test.each([
  ['Asia/Kuala_Lumpur', 'Kuala Lumpur time'],
  ['UTC', 'UTC'],
])('the zone %s is called %s', (zone, name) => expect(zoneName(zone)).toBe(name));
