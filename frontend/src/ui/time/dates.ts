import { locale } from '#messages/language';
import { cachedDateFormat } from './cached-date-format';
import { zoneAt } from './zone-at';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const shortWeekday: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Browsers differ in whether a comma follows the weekday. */
const format = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  cachedDateFormat(locale, zoneAt(timeZone, instant), options).format(new Date(instant)).replace(',', '');

export const formatDay = (instant: string, timeZone = 'UTC'): string => format(instant, timeZone, day);

/** '12 March' */
export const formatDayOfYear = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { day: 'numeric', month: 'long' });

export const formatDayWithWeekday = (instant: string, timeZone: string): string =>
  format(instant, timeZone, { weekday: 'long', ...day });

/** 'Thu 12 Mar' */
export const formatShortDay = (instant: string, timeZone: string): string => format(instant, timeZone, shortWeekday);

export const formatTime = (instant: string, timeZone: string): string => format(instant, timeZone, time);

export function formatDateRange(start: string, end: string, timeZone: string, calendar?: string): string {
  const format = cachedDateFormat(locale, zoneAt(timeZone, start), { ...day, calendar });
  const days = format.formatRange(new Date(start), new Date(end));
  // Browsers differ in the spaces around the dash.
  return days.replace(/^(\d+)\s–\s(\d+)/, '$1–$2').replace(/\s–\s/, ' – ');
}

/** '10:30', or '01:00 (Fri 13 Mar)' if the end is on another day than the start. */
export function formatEndTime(start: string, end: string, timeZone: string): string {
  const [first, last] = [start, end].map((instant) => formatShortDay(instant, timeZone));
  return formatTime(end, timeZone) + (first === last ? '' : ` (${last})`);
}

export const formatTimeRange = (start: string, end: string, timeZone: string): string =>
  `${formatTime(start, timeZone)}–${formatEndTime(start, end, timeZone)}`;
