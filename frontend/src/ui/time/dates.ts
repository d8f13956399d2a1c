import { locale } from '#messages/language';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const shortWeekday: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Browsers differ in whether a comma follows the weekday. */
const format = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  cachedDateFormat(locale, zoneAt(timeZone, instant), options).format(new Date(instant)).replace(',', '');

export const formatDay = (instant: string, timeZone = 'UTC'): string => format(instant, timeZone, day);

/** Example: '12 March' */
export const formatDayOfYear = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { day: 'numeric', month: 'long' });

export const formatDayWithWeekday = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'long', ...day });

/** Example: 'Thu 12 Mar' */
export const formatShortDay = (instant: string, timeZone: string): string => format(instant, timeZone, shortWeekday);

export const formatTime = (instant: string, timeZone: string): string => format(instant, timeZone, time);

export function formatDateRange(start: string, end: string, timeZone: string, calendar?: string): string {
  const format = cachedDateFormat(locale, zoneAt(timeZone, start), { ...day, calendar });
  const days = format.formatRange(new Date(start), new Date(end));
  // Browsers differ in the spaces around the dash.
  return days.replace(/^(\d+)\s–\s(\d+)/, '$1–$2').replace(/\s–\s/, ' – ');
}

/** Example: '10:30', or '01:00 (Fri 13 Mar)' if the end is on another day than the start. */
export function formatEndTime(start: string, end: string, timeZone: string): string {
  const [first, last] = [start, end].map((instant) => formatShortDay(instant, timeZone));
  return formatTime(end, timeZone) + (first === last ? '' : ` (${last})`);
}

export const formatTimeRange = (start: string, end: string, timeZone: string): string =>
  `${formatTime(start, timeZone)}–${formatEndTime(start, end, timeZone)}`;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes a hundred times as long as using it. */
export function cachedDateFormat(language: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: supportedTimeZone(timeZone) });
  formats.set(key, format);
  return format;
}

const supportedZones = new Map<string, string>();

/** UTC replaces a zone that an old browser does not support: the times are then right, but not local. */
export function supportedTimeZone(timeZone: string): string {
  const zone = supportedZones.get(timeZone) ?? (isSupported(timeZone) ? timeZone : 'UTC');
  supportedZones.set(timeZone, zone);
  return zone;
}

function isSupported(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

type FindZone = (zone: string, instant: string) => string;

let findZone: FindZone = (zone) => zone;

/** Called by correct-time-zones.ts, which other pages do not load: its list of changes is too long for a first visit. */
export function setZoneFinder(finder: FindZone): void {
  findZone = finder;
}

/** Returns the zone to compute with, so that an old browser is right as well (infra/adr/programme.md). */
export const zoneAt: FindZone = (zone, instant) => findZone(zone, instant);

const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** Returns the id and URL hash of a day, in every language. Example: '12-march-2026'. */
export const dayId = (instant: string, timeZone: string): string =>
  cachedDateFormat('en-GB', zoneAt(timeZone, instant), options)
    .format(new Date(instant))
    .toLowerCase()
    .replaceAll(' ', '-');
