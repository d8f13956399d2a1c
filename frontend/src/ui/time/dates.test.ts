import { formatDateRange, formatDay, formatDayWithWeekday, formatTimeRange } from './dates';
import './correct-time-zones';
import { describeZoneAt, describeZoneDuring, localTimeZone, zoneNameIn } from './time-zones';

test.each([
  ['one day', '2026-03-12T01:00:00Z', '2026-03-12T09:00:00Z', '12 March 2026'],
  ['days of a month', '2026-03-12T01:00:00Z', '2026-03-14T09:00:00Z', '12–14 March 2026'],
  ['two months', '2026-11-28T01:00:00Z', '2026-12-02T09:00:00Z', '28 November – 2 December 2026'],
  ['two years', '2026-12-30T01:00:00Z', '2027-01-02T09:00:00Z', '30 December 2026 – 2 January 2027'],
])('%s are formatted as a date range', (_case, start, end, expected) => {
  expect(formatDateRange(start, end, 'Asia/Kuala_Lumpur').replace(/\s/g, ' ')).toBe(expected);
});

test('a day is that of the given time zone', () => {
  expect(formatDay('2026-03-11T20:00:00Z', 'Asia/Kuala_Lumpur')).toBe('12 March 2026');
  expect(formatDay('2026-03-11T20:00:00Z')).toBe('11 March 2026');
  expect(formatDayWithWeekday('2026-03-11T20:00:00Z', 'Asia/Kuala_Lumpur')).toBe('Thursday 12 March 2026');
});

test.each([
  ['Europe/London', '2026-03-29T00:30:00Z', '2026-03-29T02:00:00Z', '00:30–03:00', 'London time (GMT, UTC+0)'],
  ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z', '02:00–03:00', 'London time (BST, UTC+1)'],
  ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '01:30–01:30', 'London time (BST, UTC+1)'],
  ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z', '01:30–03:30', 'New York time (EST, UTC−5)'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T08:00:00Z', '03:00–04:00', 'New York time (EDT, UTC−4)'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T07:00:00Z', '01:30–02:00', 'New York time (EDT, UTC−4)'],
  ['Asia/Tokyo', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z', '10:00–11:00', 'Tokyo time (UTC+9)'],
  ['Asia/Tokyo', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z', '10:00–11:00', 'Tokyo time (UTC+9)'],
  ['Asia/Kuala_Lumpur', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z', '09:00–10:00', 'Kuala Lumpur time (UTC+8)'],
  ['Asia/Kuala_Lumpur', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z', '09:00–10:00', 'Kuala Lumpur time (UTC+8)'],
  ['Asia/Kolkata', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z', '06:30–07:30', 'Kolkata time (UTC+5:30)'],
  [
    ...['Africa/Casablanca', '2026-09-19T08:00:00Z', '2026-09-19T09:00:00Z'],
    ...['09:00–10:00', 'Casablanca time (UTC+1)'],
  ],
  [
    ...['Africa/Casablanca', '2026-11-01T09:00:00Z', '2026-11-01T10:00:00Z'],
    ...['09:00–10:00', 'Casablanca time (GMT, UTC+0)'],
  ],
  ['UTC', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z', '01:00–02:00', 'UTC'],
])('in %s, from %s to %s is %s, %s', (zone, start, end, times, name) => {
  expect([formatTimeRange(start, end, zone), describeZoneAt(start, zone)]).toEqual([times, name]);
});

test.each([
  ['Asia/Kuala_Lumpur', '22:00–01:00 (Fri 13 Mar)'],
  ['Europe/London', '14:00–17:00'],
  ['America/New_York', '10:00–13:00'],
])('a session that ends after midnight in its own zone names the day: in %s %s', (zone, expected) => {
  expect(formatTimeRange('2026-03-12T14:00:00Z', '2026-03-12T17:00:00Z', zone)).toBe(expected);
});

test.each([
  ['Asia/Saigon', 'Ho Chi Minh time (UTC+7)'],
  ['Europe/Kiev', 'Kyiv time (EET, UTC+2)'],
  ['US/Pacific', 'Los Angeles time (PDT, UTC−7)'],
  ['Zulu', 'UTC'],
])('the zone %s is named %s', (zone, name) => expect(describeZoneAt('2026-03-12T14:00:00Z', zone)).toBe(name));

test('the zone of a browser has its present name', () => {
  const options = new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ ...options, timeZone: 'Asia/Rangoon' });
  expect(localTimeZone()).toBe('Asia/Yangon');
});

test('an unsupported zone is formatted and named as UTC', () => {
  expect(formatTimeRange('2026-03-12T14:00:00Z', '2026-03-12T17:00:00Z', 'Mars/Olympus')).toBe('14:00–17:00');
  expect(describeZoneAt('2026-03-12T14:00:00Z', 'Mars/Olympus')).toBe('UTC');
});

test('a zone whose offset changes between start and end is named without it', () => {
  const [summer, winter] = ['2026-10-24T09:00:00Z', '2026-10-25T09:00:00Z'];
  expect(describeZoneDuring(summer, summer, 'Europe/London')).toBe('London time (BST, UTC+1)');
  expect(describeZoneDuring(summer, winter, 'Europe/London')).toBe('London time');
  expect(describeZoneDuring(summer, winter, 'Asia/Tokyo')).toBe('Tokyo time (UTC+9)');
});

test.each([
  ['ar', 'Asia/Kuala_Lumpur', 'توقيت ماليزيا'],
  ['ar', 'America/New_York', 'التوقيت الشرقي لأمريكا الشمالية'],
  ['ar', 'Asia/Jakarta', 'توقيت غرب إندونيسيا'],
  ['ms', 'Africa/Casablanca', 'Waktu Maghribi'],
  ['ms', 'Asia/Kuala_Lumpur', 'Waktu Malaysia'],
  ['ar', 'Etc/GMT-8', undefined],
])('in %s the zone %s is called %s', (language, zone, name) => {
  expect(zoneNameIn(language, zone)).toBe(name);
});
