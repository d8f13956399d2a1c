import { presentZoneName } from './zone-names.js';
import { normalizeTimeZone, shiftZoneKeepingLocalTime, toInstant, toLocalDateTime } from './zoned-times.js';

test.each([
  // Clocks go forward: 1:00 becomes 2:00 in London, 2:00 becomes 3:00 in New York.
  ['Europe/London', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/London', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  // Clocks go back and an hour comes twice; the first of the two applies.
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/London', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  // These zones have no daylight saving time.
  ['Asia/Tokyo', '2026-03-29T01:30', '2026-03-28T16:30:00.000Z'],
  ['Asia/Tokyo', '2026-10-25T01:30', '2026-10-24T16:30:00.000Z'],
  ['Asia/Kuala_Lumpur', '2026-03-29T01:30', '2026-03-28T17:30:00.000Z'],
  ['Asia/Kuala_Lumpur', '2026-11-01T01:30', '2026-10-31T17:30:00.000Z'],
  // Morocco has kept GMT since 20 September 2026, which a release of the time zones from before does not know (infra/adr/programme.md).
  ['Africa/Casablanca', '2026-09-19T09:00', '2026-09-19T08:00:00.000Z'],
  ['Africa/Casablanca', '2026-11-01T09:00', '2026-11-01T09:00:00.000Z'],
  ['Africa/El_Aaiun', '2027-07-01T09:00', '2027-07-01T09:00:00.000Z'],
])('in %s the local time %s is the instant %s', (zone, local, instant) => {
  expect(toInstant(local, zone)).toBe(instant);
  expect(toLocalDateTime(instant, zone)).toBe(local);
});

test('both instants of an ambiguous hour have the same local time', () => {
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
])('in %s the local time %s does not exist', (zone, local) => expect(toInstant(local, zone)).toBeUndefined());

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
  ['asia/katmandu', 'Asia/Kathmandu'],
  ['Africa/Timbuktu', 'Africa/Bamako'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['US/Hawaii', 'Pacific/Honolulu'],
  ['Etc/Zulu', 'UTC'],
  // Amsterdam shares its times with Brussels, but keeps its own name.
  ['Europe/Amsterdam', 'Europe/Amsterdam'],
  ['Atlantis/Capital', undefined],
  ['+08:00', undefined],
  ['IST', undefined],
  ['', undefined],
  ['../../etc', undefined],
])('%s normalizes to the zone %s', (name, expected) => expect(normalizeTimeZone(name)).toBe(expected));

test('every zone that browsers offer is accepted and converts both ways', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(normalizeTimeZone(zone.toLowerCase())).toBe(presentZoneName(zone));
    expect(toInstant(toLocalDateTime('2026-01-15T12:00:00.000Z', zone), zone)).toBe('2026-01-15T12:00:00.000Z');
  }
});

test.each([
  ['UTC', '2026-03-29T09:00:00.500Z', 'Asia/Tokyo', '2026-03-29T00:00:00.500Z'],
  ['Asia/Tokyo', '2026-07-01T00:00:00.000Z', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  // A local time that London skips moves one hour later; an ambiguous one is the first of the two.
  ['UTC', '2026-03-29T01:30:00.000Z', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['UTC', '2026-10-25T01:30:00.000Z', 'Europe/London', '2026-10-25T00:30:00.000Z'],
])('the local time in %s at %s is in %s the instant %s', (from, instant, to, moved) =>
  expect(shiftZoneKeepingLocalTime(to, instant, from)).toBe(moved),
);
