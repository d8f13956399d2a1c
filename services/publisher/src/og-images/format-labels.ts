import type { Conference } from '@majlis/contracts/conferences';

const dayOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

function dateFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
}

type Period = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;

export function formatDays({ startDate, endDate, timezone }: Period): string {
  const days = dateFormat(timezone, dayOptions).formatRange(new Date(startDate), new Date(endDate));
  return days.replace(/^(\d+)\s–\s(\d+)/, '$1–$2').replace(/\s/g, ' ');
}

export function formatStartTime(
  { startTime }: { startTime: string },
  { timezone }: Pick<Conference, 'timezone'>,
): string {
  return `${dateFormat(timezone, dayOptions).format(new Date(startTime))}, ${formatTime(startTime, timezone)}`;
}

/** '10:30' */
export const formatTime = (instant: string, timezone: string): string =>
  dateFormat(timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));

/** 'Thu 12 Mar' */
export const formatShortDay = (instant: string, timezone: string): string =>
  dateFormat(timezone, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(instant)).replace(',', '');

export const formatLocation = ({
  isVirtual,
  city,
  country,
}: Pick<Conference, 'isVirtual' | 'city' | 'country'>): string => (isVirtual ? 'Online' : city || country);

export function formatDuration(duration: string | undefined): string | undefined {
  const [seconds = 0, minutes = 0, hours = 0] = (duration ?? '').split(':').map(Number).reverse();
  const totalMinutes = Math.round((hours * 3600 + minutes * 60 + seconds) / 60);
  if (!Number.isFinite(totalMinutes) || totalMinutes < 1) return undefined;
  const parts = [`${Math.floor(totalMinutes / 60)} h`, `${totalMinutes % 60} min`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}
