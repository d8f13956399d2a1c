import type { Conference } from '@majlis/contracts/conferences';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
}

type When = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;

/** '12–14 March 2026', or one day. */
export function formatDays({ startDate, endDate, timezone }: When): string {
  const days = format(timezone, day).formatRange(new Date(startDate), new Date(endDate));
  return days.replace(/^(\d+)\s–\s(\d+)/, '$1–$2').replace(/\s/g, ' ');
}

/** '12 March 2026, 09:00' in the conference's zone. */
export function formatStartTime(
  { startTime }: { startTime: string },
  { timezone }: Pick<Conference, 'timezone'>,
): string {
  const start = new Date(startTime);
  const time = format(timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(start);
  return `${format(timezone, day).format(start)}, ${time}`;
}

export const formatLocation = ({
  isVirtual,
  city,
  country,
}: Pick<Conference, 'isVirtual' | 'city' | 'country'>): string => (isVirtual ? 'Online' : city || country);

/** '47 min' or '1 h 24 min' of what players show as '47:12' or '1:24:17'. */
export function formatDuration(duration: string | undefined): string | undefined {
  const [seconds = 0, minutes = 0, hours = 0] = (duration ?? '').split(':').map(Number).reverse();
  const all = Math.round((hours * 3600 + minutes * 60 + seconds) / 60);
  if (!Number.isFinite(all) || all < 1) return undefined;
  const parts = [`${Math.floor(all / 60)} h`, `${all % 60} min`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}
