import { expect, test } from '@jest/globals';
import { normalizeTimeZone, shiftZoneKeepingLocalTime, toInstant, toLocalDateTime } from './zoned-times.js';

test.each([
  // The night on which clocks go forward: 1:00 becomes 2:00 in London, 2:00 becomes 3:00 in New York.
  ['Europe/London', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/London', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  // And back, when an hour comes twice: the first of the two.
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/London', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  // Zones whose clocks stay as they are, on the same days.
  ['Asia/Tokyo', '2026-03-29T01:30', '2026-03-28T16:30:00.000Z'],
  ['Asia/Tokyo', '2026-10-25T01:30', '2026-10-24T16:30:00.000Z'],
  ['Asia/Kuala_Lumpur', '2026-03-29T01:30', '2026-03-28T17:30:00.000Z'],
  ['Asia/Kuala_Lumpur', '2026-11-01T01:30', '2026-10-31T17:30:00.000Z'],
])('in %s the clock shows %s at %s', (zone, shown, instant) => {
  expect(toInstant(shown, zone)).toBe(instant);
  expect(toLocalDateTime(instant, zone)).toBe(shown);
});

test('of an hour that comes twice, the second shows the same on the clock', () => {
  expect(toLocalDateTime('2026-10-25T01:30:00.000Z', 'Europe/London')).toBe('2026-10-25T01:30');
});

test.each([
  ['Europe/London', '2026-03-29T01:00'],
  ['Europe/London', '2026-03-29T01:59'],
  ['America/New_York', '2026-03-08T02:30'],
  ['UTC', '2026-02-30T10:00'],
  ['UTC', '2026-01-01T24:00'],
  ['UTC', '2026-12-31T23:59:60'],
  ['UTC', '2026-12-31T23:59:60Z'],
  ['UTC', 'tomorrow'],
  ['UTC', ''],
])('in %s no clock ever shows %s', (zone, shown) => expect(toInstant(shown, zone)).toBeUndefined());

test('a time with its offset is the same instant in every zone', () => {
  expect(toInstant('2026-03-29T01:30:00+08:00', 'Europe/London')).toBe('2026-03-28T17:30:00.000Z');
  expect(toInstant('2026-03-29T01:30:00.5Z', 'Asia/Tokyo')).toBe('2026-03-29T01:30:00.500Z');
});

test.each([
  ['UTC', 'UTC'],
  ['utc', 'UTC'],
  ['Asia/Kuala_Lumpur', 'Asia/Kuala_Lumpur'],
  ['asia/kuala_lumpur', 'Asia/Kuala_Lumpur'],
  ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Atlantis/Capital', undefined],
  ['+08:00', undefined],
  ['IST', undefined],
  ['', undefined],
  ['../../etc', undefined],
])('%s is the zone %s', (name, expected) => expect(normalizeTimeZone(name)).toBe(expected));

test('every zone that browsers name is accepted, and its clocks can be read', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(normalizeTimeZone(zone.toLowerCase())).toBe(zone);
    expect(toInstant(toLocalDateTime('2026-01-15T12:00:00.000Z', zone), zone)).toBe('2026-01-15T12:00:00.000Z');
  }
});

test.each([
  ['UTC', '2026-03-29T09:00:00.500Z', 'Asia/Tokyo', '2026-03-29T00:00:00.500Z'],
  ['Asia/Tokyo', '2026-07-01T00:00:00.000Z', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  // An hour that London skips begins an hour later; of one that comes twice it is the first.
  ['UTC', '2026-03-29T01:30:00.000Z', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['UTC', '2026-10-25T01:30:00.000Z', 'Europe/London', '2026-10-25T00:30:00.000Z'],
])('what clocks in %s show at %s, clocks in %s show at %s', (from, instant, to, moved) =>
  expect(shiftZoneKeepingLocalTime(to, instant, from)).toBe(moved),
);
