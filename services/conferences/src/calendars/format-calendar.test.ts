import { readWithIcalJs, readWithNodeIcal } from '../../testing/read-calendar.js';
import { type Calendar, type CalendarEvent, formatCalendar } from './format-calendar.js';

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'c0ffee00-0000-4000-8000-000000000000',
  sequence: 3,
  changedAt: new Date('2026-11-20T10:11:12.345Z'),
  title: 'Shura in practice',
  start: new Date('2026-11-01T09:00:00Z'),
  end: new Date('2026-11-01T10:30:00Z'),
  isCancelled: false,
  zone: 'Africa/Casablanca',
  ...changes,
});
const aCalendar = (events: CalendarEvent[], changes: Partial<Calendar> = {}) =>
  formatCalendar({ name: 'Forum', zone: 'Africa/Casablanca', events, ...changes });

test('a calendar of one event', () => {
  const event = anEvent({
    location: 'Hall A, Lantern House',
    description: 'One\nTwo; three',
    url: 'https://example.org/a',
  });
  expect(aCalendar([event], { url: 'https://example.org' }).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Majlis//Calendar//EN', 'CALSCALE:GREGORIAN'],
    ...['NAME:Forum', 'X-WR-CALNAME:Forum', 'URL:https://example.org', 'X-WR-TIMEZONE:Africa/Casablanca'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...['BEGIN:VTIMEZONE', 'TZID:Africa/Casablanca'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'DTSTART:20260215T030000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0000', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:20260322T020000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'DTSTART:20260920T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0000', 'END:STANDARD'],
    'END:VTIMEZONE',
    ...['BEGIN:VEVENT', 'UID:c0ffee00-0000-4000-8000-000000000000', 'SEQUENCE:3'],
    ...['DTSTAMP:20261120T101112Z', 'LAST-MODIFIED:20261120T101112Z'],
    ...['DTSTART;TZID=Africa/Casablanca:20261101T090000', 'DTEND;TZID=Africa/Casablanca:20261101T103000'],
    ...['SUMMARY:Shura in practice', 'STATUS:CONFIRMED', 'LOCATION:Hall A\\, Lantern House'],
    ...['DESCRIPTION:One\\nTwo\\; three', 'URL:https://example.org/a', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

/** These instants are around each change of the offset in Europe, America and Morocco, and in the middle of the seasons. */
const instants = [
  ...[
    '2026-01-15T12:00',
    '2026-03-08T06:30',
    '2026-03-08T07:30',
    '2026-03-29T00:30',
    '2026-03-29T01:30',
    '2026-07-15T12:00',
  ],
  ...[
    '2026-09-19T09:00',
    '2026-09-21T09:00',
    '2026-10-25T00:30',
    '2026-10-25T02:30',
    '2026-11-01T04:30',
    '2026-11-01T07:30',
  ],
  ...['2026-11-15T12:00', '2027-02-15T12:00', '2027-07-15T12:00'],
].map((instant) => new Date(`${instant}:00Z`));

const zones = Intl.supportedValuesOf('timeZone');

test('two parsers read every zone as it was written', () => {
  expect(zones.length).toBeGreaterThan(400);
  for (const zone of zones) {
    const events = instants.map((start, index) =>
      anEvent({ id: `${zone}-${index}`, zone, start, end: new Date(+start + 45 * 60_000) }),
    );
    const text = formatCalendar({ name: zone, zone, events });
    const expected = instants.map((start, index) => [`${zone}-${index}`, start.toISOString()]);
    const byIcalJs = readWithIcalJs(text);
    expect(byIcalJs.map(({ uid, start }) => [uid, start])).toEqual(expected);
    expect(byIcalJs.filter(({ isFloating }) => isFloating)).toEqual([]);
  }
});

test.each([
  'Africa/Casablanca',
  'Asia/Kuala_Lumpur',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
])('a parser that knows the zone %s itself reads the same', (zone) => {
  const events = instants.map((start, index) =>
    anEvent({ id: String(index), zone, start, end: new Date(+start + 60_000) }),
  );
  const text = formatCalendar({ name: zone, zone, events });
  expect(readWithNodeIcal(text).map(({ start }) => start)).toEqual(instants.map((start) => start.toISOString()));
});

test.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])(
  '%s, whose local time comes twice, is written in UTC',
  (at) => {
    const start = new Date(at);
    const text = aCalendar([anEvent({ zone: 'Europe/London', start, end: new Date(+start + 60_000) })]);
    expect(text).toContain(`DTSTART:20261025T0${at[12]}3000Z`);
  },
);

test('Arabic and emoji are folded between characters, at 75 octets', () => {
  const title = `${'مجلس الشورى في الممارسة العملية '.repeat(12)}${'👩🏽‍🏫'.repeat(30)}`.trim();
  const text = aCalendar([anEvent({ title })], { name: title });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(readWithIcalJs(text)[0]?.summary).toBe(title);
  expect(readWithNodeIcal(text)[0]?.summary).toBe(title);
});

test('texts cannot add lines or properties', () => {
  const title = 'A; B, C \\ D\r\nEND:VEVENT\nBEGIN:VALARM\u0000\u2028';
  const text = aCalendar([anEvent({ title, location: title, description: title })], {
    name: title,
    description: title,
  });
  expect(text.match(/^(BEGIN|END):/gm)).toHaveLength(14);
  expect(readWithIcalJs(text)[0]?.summary).toBe('A; B, C \\ D\nEND:VEVENT\nBEGIN:VALARM\n');
  expect(readWithNodeIcal(text)[0]?.summary).toBe('A; B, C \\ D\nEND:VEVENT\nBEGIN:VALARM\n');
});

test('the days of a conference are whole days of its zone', () => {
  const [start, end] = [new Date('2026-03-11T20:00:00Z'), new Date('2026-03-14T09:00:00Z')];
  const text = aCalendar([anEvent({ isAllDay: true, zone: 'Asia/Kuala_Lumpur', start, end })]);
  expect(text).toContain('DTSTART;VALUE=DATE:20260312\r\nDTEND;VALUE=DATE:20260315\r\n');
  expect(readWithIcalJs(text)).toHaveLength(1);
});

test('a cancelled event has its times in UTC', () => {
  const text = aCalendar([anEvent({ isCancelled: true })]);
  expect(text).toContain('DTSTART:20261101T090000Z');
  expect(text).not.toContain('VTIMEZONE');
  expect(readWithNodeIcal(text)).toMatchObject([{ status: 'CANCELLED', start: '2026-11-01T09:00:00.000Z' }]);
});

test('a calendar without events is valid', () => {
  const text = aCalendar([]);
  expect(text).toContain('BEGIN:VTIMEZONE');
  expect([readWithIcalJs(text), readWithNodeIcal(text)]).toEqual([[], []]);
});
