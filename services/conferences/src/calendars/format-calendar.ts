export type CalendarEvent = {
  id: string;
  sequence: number;
  changedAt: Date;
  title: string;
  start: Date;
  end: Date;
  /** The event stands for all days of a conference that has no programme yet. */
  isAllDay?: boolean;
  /**
   * True for an event that was withdrawn from the site. The calendar tells subscribers so, and has only title and times of the
   * event.
   */
  isCancelled: boolean;
  zone: string;
  location?: string;
  description?: string;
  url?: string;
};

export type Calendar = { name: string; description?: string; url?: string; zone: string; events: CalendarEvent[] };

const hourMs = 3_600_000;

/** Returns the text of RFC 5545, in which long lines are folded and every line ends in CR and LF. */
export function formatCalendar({ name, description, url, zone, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Majlis//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`, `X-WR-CALDESC:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...allTimeZoneLines(zone, events),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A calendar must have a component, so one without events contains the time zone of its conference. */
function allTimeZoneLines(zone: string, events: CalendarEvent[]): string[] {
  const timed = events.filter(({ isAllDay, isCancelled }) => !isAllDay && !isCancelled);
  if (events.length === 0) return timeZoneLines(zone, Date.UTC(2026, 0), Date.UTC(2026, 0));
  return [...new Set(timed.map((event) => event.zone))].filter(hasLocalTimes).flatMap((name) => {
    const times = timed.filter((event) => event.zone === name).flatMap(({ start, end }) => [+start, +end]);
    return timeZoneLines(name, Math.min(...times), Math.max(...times));
  });
}

const hasLocalTimes = (zone: string) => zone !== 'UTC';

function eventLines(event: CalendarEvent): string[] {
  const { id, sequence, changedAt, title, isCancelled, location, description, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${formatUtc(changedAt)}`,
    `LAST-MODIFIED:${formatUtc(changedAt)}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(title)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

function timeLines({ start, end, zone, isAllDay, isCancelled }: CalendarEvent): string[] {
  if (isAllDay) {
    // DTEND is the day after the last one.
    const dayAfter = new Date(Date.parse(isoDay(formatLocal(zone, +end))) + 24 * hourMs).toISOString().slice(0, 10);
    const [first, last] = [formatLocal(zone, +start).slice(0, 8), dayAfter.replaceAll('-', '')];
    return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${last}`, 'TRANSP:TRANSPARENT'];
  }
  // UTC is written where a local time could be wrong: the zone of a withdrawn conference may have been edited since, and a local
  // time that occurs twice is ambiguous.
  if (isCancelled || !hasLocalTimes(zone) || isNearChange(zone, start) || isNearChange(zone, end))
    return [`DTSTART:${formatUtc(start)}`, `DTEND:${formatUtc(end)}`];
  return [`DTSTART;TZID=${zone}:${formatLocal(zone, +start)}`, `DTEND;TZID=${zone}:${formatLocal(zone, +end)}`];
}

const isNearChange = (zone: string, at: Date) => offsetAt(zone, +at - hourMs * 3) !== offsetAt(zone, +at + hourMs * 3);

const isoDay = (local: string) => `${local.slice(0, 4)}-${local.slice(4, 6)}-${local.slice(6, 8)}`;

const formatUtc = (at: Date) => `${formatLocal('UTC', +at)}Z`;

const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // RFC 5545 forbids control characters.
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A line has at most 75 octets (RFC 5545), and no character is divided. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset from UTC in minutes. */
function offsetAt(zone: string, at: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns a local time of the zone such as '20260312T090000'. */
function formatLocal(zone: string, at: number): string {
  return formatShifted(at, offsetAt(zone, at));
}

const formatShifted = (at: number, offset: number) =>
  new Date(at + offset * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * VTIMEZONE with each change of the offset in the years of these events, from the data of Intl (infra/adr/programme.md). The changes are
 * listed one by one, because a recurrence rule says nothing about a government's next decision.
 */
function timeZoneLines(zone: string, start: number, end: number): string[] {
  const from = Date.UTC(new Date(start).getUTCFullYear(), 0, 1) - dayMs;
  const until = Date.UTC(new Date(end).getUTCFullYear() + 1, 0, 1) + dayMs;
  const changes = findChanges(zone, from, until);
  const offsets = [offsetAt(zone, from), ...changes.map(({ offset }) => offset)];
  const standard = Math.min(...offsets);
  const [first = 0] = offsets;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observanceLines('19700101T000000', first, first, standard),
    ...changes.flatMap(({ at, offset }, index) => {
      const before = offsets[index] ?? first;
      return observanceLines(formatShifted(at, before), before, offset, standard);
    }),
    'END:VTIMEZONE',
  ];
}

function observanceLines(start: string, before: number, offset: number, standard: number): string[] {
  const kind = offset > standard ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(offset)}`,
    `END:${kind}`,
  ];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const formatOffset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`;

/** Searching by weeks finds every change, because two changes are further apart, even around Ramadan. */
function findChanges(zone: string, from: number, until: number): { at: number; offset: number }[] {
  const changes: { at: number; offset: number }[] = [];
  for (let at = from, before = offsetAt(zone, from); at < until; at += 7 * dayMs) {
    const offset = offsetAt(zone, at + 7 * dayMs);
    if (offset === before) continue;
    changes.push({ at: bisect(zone, at, at + 7 * dayMs, before), offset });
    before = offset;
  }
  return changes;
}

/** Returns the first minute that no longer has `offset`, which is the offset at `before`. */
function bisect(zone: string, before: number, after: number, offset: number): number {
  let [low, high] = [before / 60_000, after / 60_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * 60_000) === offset) low = middle;
    else high = middle;
  }
  return high * 60_000;
}
