import { formatLocal, offsetAt, timeZoneLines } from './time-zone-lines.js';

export type CalendarEvent = {
  id: string;
  sequence: number;
  changedAt: Date;
  title: string;
  start: Date;
  end: Date;
  /** The days of the whole conference, where there is no programme yet. */
  isAllDay?: boolean;
  /** Withdrawn from the site: subscribers are told by this, and nothing else of the event is public. */
  isCancelled: boolean;
  zone: string;
  location?: string;
  description?: string;
  url?: string;
};

export type Calendar = { name: string; description?: string; url?: string; zone: string; events: CalendarEvent[] };

const hourMs = 3_600_000;

/** Text of RFC 5545: long lines are folded, and every line ends in CR and LF. */
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

/** A calendar must have a component, so one without events has the zone of its conference. */
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
  // The zone of a withdrawn conference may have been edited since, and a local time that comes twice has no form of its own.
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

/** At most 75 octets to a line, and no character is divided. */
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
