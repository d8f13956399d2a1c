import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Messages } from '../messages.js';

const dayOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

function dateFormat({ locale }: Messages, timeZone: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone });
}

type Period = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;

export function formatDays({ startDate, endDate, timezone }: Period, messages: Messages): string {
  const days = dateFormat(messages, timezone, dayOptions).formatRange(new Date(startDate), new Date(endDate));
  return days.replace(/^(\d+)\s–\s(\d+)/, '$1–$2').replace(/\s/g, ' ');
}

export function formatStartTime(
  { startTime }: { startTime: string },
  { timezone }: Pick<Conference, 'timezone'>,
  messages: Messages,
): string {
  const day = dateFormat(messages, timezone, dayOptions).format(new Date(startTime));
  return `${messages.t('time.dayAndTime', { day, time: formatTime(startTime, timezone, messages) })} ${formatOffset(startTime, timezone)}`;
}

/** 'UTC+8' */
function formatOffset(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}

/** '10:30' */
export const formatTime = (instant: string, timezone: string, messages: Messages): string =>
  dateFormat(messages, timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));

/** 'Thu 12 Mar' */
export const formatShortDay = (instant: string, timezone: string, messages: Messages): string =>
  dateFormat(messages, timezone, { weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(instant))
    .replace(',', '');

export const formatLocation = (
  { isVirtual, city, country }: Pick<Conference, 'isVirtual' | 'city' | 'country'>,
  { t }: Messages,
): string => (isVirtual ? t('location.online') : city || country);

export function formatDuration(duration: string | undefined, messages: Messages): string | undefined {
  const [seconds = 0, minutes = 0, hours = 0] = (duration ?? '').split(':').map(Number).reverse();
  const totalMinutes = Math.round((hours * 3600 + minutes * 60 + seconds) / 60);
  if (!Number.isFinite(totalMinutes) || totalMinutes < 1) return undefined;
  const [wholeHours, rest] = [Math.floor(totalMinutes / 60), totalMinutes % 60];
  return [
    wholeHours > 0 && messages.t('shareImages.hours', { count: wholeHours }),
    rest > 0 && messages.t('shareImages.minutes', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
