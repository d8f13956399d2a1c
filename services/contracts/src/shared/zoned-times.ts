import { Temporal } from 'temporal-polyfill';
import { zoneAt } from './zone-changes.js';
import { presentZoneName } from './zone-names.js';

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

/** Returns the present name of a zone, or undefined; offsets like +08:00 and abbreviations like IST are not zones. */
export function normalizeTimeZone(name: string): string | undefined {
  if (!zoneName.test(name)) return undefined;
  try {
    return presentZoneName(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId);
  } catch {
    return undefined;
  }
}

/** An instant with offset or a local time: '2026-03-12T09:00Z', '2026-03-12T09:00'. */
export const dateTimePattern = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:[0-5]\d(\.\d{1,3})?)?(?<offset>Z|[+-]\d\d:\d\d)?$/;

/** Returns an ISO 8601 UTC instant, the first of two if ambiguous; undefined if the zone skips the local time. */
export function toInstant(text: string, zone: string): string | undefined {
  const match = dateTimePattern.exec(text);
  if (!match) return undefined;
  try {
    if (match.groups?.offset) return toIso(Temporal.Instant.from(text));
    const local = Temporal.PlainDateTime.from(text);
    const zoned = toZoned(local, zone, 'earlier');
    return zoned.toPlainDateTime().equals(local) ? toIso(zoned.toInstant()) : undefined;
  } catch {
    return undefined;
  }
}

/** Local time to the minute, in the format of a datetime-local input. */
export function toLocalDateTime(instant: string, zone: string): string {
  return toPlain(instant, zone).toString({ smallestUnit: 'minute' });
}

/** Keeps the local time of zone `from`: the first of two if ambiguous; moved forward by the gap if skipped. */
export const shiftZoneKeepingLocalTime = (zone: string, instant: string, from: string): string =>
  toIso(toZoned(toPlain(instant, from), zone, 'compatible').toInstant());

/** Returns the same local time some days later. A skipped or ambiguous time is treated as in `shiftZoneKeepingLocalTime`. */
export const addDaysKeepingLocalTime = (days: number, instant: string, zone: string): string =>
  toIso(toZoned(toPlain(instant, zone).add({ days }), zone, 'compatible').toInstant());

const toPlain = (instant: string, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zoneAt(zone, instant)).toPlainDateTime();

function toZoned(local: Temporal.PlainDateTime, zone: string, disambiguation: 'earlier' | 'compatible') {
  const zoned = local.toZonedDateTime(zone, { disambiguation });
  const equivalent = zoneAt(zone, zoned.epochMilliseconds);
  return equivalent === zone ? zoned : local.toZonedDateTime(equivalent, { disambiguation });
}

const toIso = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds).toISOString();
