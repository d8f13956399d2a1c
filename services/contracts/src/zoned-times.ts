import { Temporal } from 'temporal-polyfill';

/** Zones that are offered first; any other of the IANA database is accepted, too. */
export const commonTimeZones = [
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

/** A zone of the IANA database, spelled as it is there; an offset like +08:00 is none, nor an abbreviation like IST. */
export function normalizeTimeZone(name: string): string | undefined {
  if (!zoneName.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return undefined;
  }
}

/** An instant with its offset, or what a clock on the wall shows: '2026-03-12T09:00Z', '2026-03-12T09:00'. */
export const dateTimePattern = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:[0-5]\d(\.\d{1,3})?)?(?<offset>Z|[+-]\d\d:\d\d)?$/;

/**
 * The instant (ISO 8601, UTC) of a time that carries its offset or is read from a clock in `zone`. Of a time that comes
 * twice, when clocks go back, it is the first. Undefined when the clocks of the zone skip it, or it is no time at all.
 */
export function toInstant(text: string, zone: string): string | undefined {
  const time = dateTimePattern.exec(text);
  if (!time) return undefined;
  try {
    if (time.groups?.offset) return toIso(Temporal.Instant.from(text));
    const shown = Temporal.PlainDateTime.from(text);
    const at = shown.toZonedDateTime(zone, { disambiguation: 'earlier' });
    return at.toPlainDateTime().equals(shown) ? toIso(at.toInstant()) : undefined;
  } catch {
    return undefined;
  }
}

/** What a clock in `zone` shows at an instant, to the minute, as a field for date and time takes it. */
export function toLocalDateTime(instant: string, zone: string): string {
  const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return shown.toString({ smallestUnit: 'minute' });
}

/**
 * The instant at which clocks in one zone show what those in another show at `instant`: the first of two, or where the
 * clocks skip it, as much later as they skip.
 */
export function shiftZoneKeepingLocalTime(zone: string, instant: string, shownIn: string): string {
  const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(shownIn).toPlainDateTime();
  return toIso(shown.toZonedDateTime(zone).toInstant());
}

const toIso = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds).toISOString();
