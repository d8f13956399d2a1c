import { defaultLanguage } from '@majlis/contracts/shared/languages';
import { presentZoneName } from '@majlis/contracts/shared/zone-names';
import { t } from '#messages';
import { language } from '#messages/language';
import { useBrowserValue } from '../page/prerender';
import { cachedDateFormat, supportedTimeZone, zoneAt } from './dates';

export const localTimeZone = (): string => presentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Undefined during prerendering and hydration. */
export const useLocalTimeZone = (): string | undefined => useBrowserValue<string | undefined>(localTimeZone, undefined);

export function zoneName(zone: string): string {
  const timeZone = presentZoneName(zone);
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  if (!timeZone.includes('/')) return city;
  // The city in the identifier is in English.
  return (language !== defaultLanguage.tag && zoneNameIn(language, timeZone)) || t('time.cityTime', { city });
}

/**
 * Example: 'توقيت ماليزيا'; undefined if the language has only abbreviations and offsets for a zone. Short names would contain
 * cities, which Chromium knows in English only, so that a page would differ from its prerendered one.
 */
export function zoneNameIn(language: string, timeZone: string): string | undefined {
  const name = zoneLabel('longGeneric', language, '2026-01-01T00:00:00Z', timeZone);
  return / /.test(name) && !/\d/.test(name) ? name : undefined;
}

type ZoneStyle = 'short' | 'shortOffset' | 'longGeneric';

function zoneLabel(style: ZoneStyle, language: string, instant: string, timeZone: string): string {
  const format = cachedDateFormat(language, zoneAt(timeZone, instant), { timeZoneName: style });
  const parts = format.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function offset(instant: string, timeZone: string): string {
  const text = zoneLabel('shortOffset', 'en-GB', instant, timeZone).replace('GMT', 'UTC').replace('-', '−');
  return text === 'UTC' ? 'UTC+0' : text;
}

/** Example: 'BST' or 'EDT'. Each English locale has abbreviations of its own country only, and most zones have none. */
function abbreviation(instant: string, timeZone: string): string | undefined {
  const names = ['en-GB', 'en-US'].map((language) => zoneLabel('short', language, instant, timeZone));
  return names.find((name) => /^[A-Z]+$/.test(name));
}

/** Name and UTC offset at an instant: 'London time (BST, UTC+1)', 'Tokyo time (UTC+9)'. */
export function describeZoneAt(instant: string, timeZone: string): string {
  const name = zoneName(supportedTimeZone(timeZone));
  if (name === 'UTC') return name;
  return `${name} (${[abbreviation(instant, timeZone), offset(instant, timeZone)].filter(Boolean).join(', ')})`;
}

export function describeZoneDuring(start: string, end: string, timeZone: string): string {
  const atStart = describeZoneAt(start, timeZone);
  return atStart === describeZoneAt(end, timeZone) ? atStart : zoneName(supportedTimeZone(timeZone));
}
