import { Temporal } from 'temporal-polyfill';

/** Zones that are offered first; any other of the IANA database is accepted, too. */
export const offeredTimeZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Kuala_Lumpur',
] as const;

const zoneName = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/;

/** Whether it is a zone of the IANA database; an offset like +08:00 is none. */
export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An instant with its offset, or what a clock on the wall shows: '2026-03-12T09:00Z', '2026-03-12T09:00'. */
export const timePattern = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(?<offset>Z|[+-]\d\d:\d\d)?$/;

/**
 * The instant (ISO 8601, UTC) of a time that carries its offset or is read from a clock in `zone`. Of a time that comes
 * twice, when clocks go back, it is the first. Undefined when the clocks of the zone skip it, or it is no time at all.
 */
export function instantOf(text: string, zone: string): string | undefined {
  const [time, offset] = [text, timePattern.exec(text)?.groups?.offset];
  try {
    if (offset) return toIso(Temporal.Instant.from(time));
    const shown = Temporal.PlainDateTime.from(time);
    const at = shown.toZonedDateTime(zone, { disambiguation: 'earlier' });
    return at.toPlainDateTime().equals(shown) ? toIso(at.toInstant()) : undefined;
  } catch {
    return undefined;
  }
}

/** What a clock in `zone` shows at an instant, to the minute, as a field for date and time takes it. */
export function wallClockOf(instant: string, zone: string): string {
  const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return shown.toString({ smallestUnit: 'minute' });
}

const toIso = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds).toISOString();
