import { cachedDateFormat } from '../../ui/time/cached-date-format';

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

/** An instant as clocks of the place show it, and how far those are from UTC: 2026-03-12T09:00:00+08:00. */
export function isoLocalTime(instant: string, timeZone: string): string {
  const parts = cachedDateFormat('en-GB', timeZone, digits).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '').replace('−', '-') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

/** '1:02:03', as players show it, in the form of ISO 8601: PT1H2M3S. */
export function isoDuration(shown: string | undefined): string | undefined {
  if (!shown || !/^\d+(:\d{1,2}){1,2}$/.test(shown)) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = shown.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

/** The newest of these instants that has come. */
export const latestPast = (instants: readonly string[], at: number): string | undefined =>
  instants
    .filter((instant) => Date.parse(instant) <= at)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
