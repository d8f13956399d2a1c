import { cachedDateFormat } from '../../ui/time/cached-date-format';
import { zoneAt } from '../../ui/time/zone-at';

const digits: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
};

/** 2026-03-12T09:00:00+08:00 */
export function isoLocalTime(instant: string, timeZone: string): string {
  const parts = cachedDateFormat('en-GB', zoneAt(timeZone, instant), digits).formatToParts(new Date(instant));
  const partValue = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const offset = partValue('timeZoneName').replace('GMT', '').replace('−', '-') || '+00:00';
  return `${partValue('year')}-${partValue('month')}-${partValue('day')}T${partValue('hour')}:${partValue('minute')}:${partValue('second')}${offset}`;
}

/** '1:02:03' becomes PT1H2M3S. */
export function isoDuration(duration: string | undefined): string | undefined {
  if (!duration || !/^\d+(:\d{1,2}){1,2}$/.test(duration)) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

export const latestPast = (instants: readonly (string | undefined)[], now: number): string | undefined =>
  instants
    .filter((instant) => instant !== undefined)
    .filter((instant) => Date.parse(instant) <= now)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
