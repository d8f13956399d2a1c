/** Truly ambiguous abbreviations are left out. */
const zonesByOffset = [
  ['-1000', 'hst'],
  ['-0900', 'akst'],
  ['-0800', 'pst akdt'],
  ['-0700', 'mst pdt'],
  ['-0600', 'cst mdt'],
  ['-0500', 'est cdt'],
  ['-0400', 'edt'],
  ['-0300', 'brt art'],
  ['+0000', 'ut utc gmt z wet'],
  ['+0100', 'wat met mez west bst cet'],
  ['+0200', 'mesz mest cest sast cat eet'],
  ['+0300', 'eat eest msk trt'],
  ['+0500', 'pkt'],
  ['+0530', 'ist'],
  ['+0700', 'ict wib'],
  ['+0800', 'awst myt sgt hkt'],
  ['+0900', 'jst kst'],
  ['+0930', 'acst'],
  ['+1000', 'aest'],
  ['+1030', 'acdt'],
  ['+1100', 'aedt'],
  ['+1200', 'nzst'],
  ['+1300', 'nzdt'],
] as const;
const zoneOffsets = new Map(zonesByOffset.flatMap(([offset, names]) => names.split(' ').map((name) => [name, offset])));
const americanZones: Record<string, string> = {
  at: 'America/Halifax',
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
};

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** If two languages have one name for different months, the first one counts. */
const languages = (
  'en ar ar-SY ar-MA ar-DZ de fr es pt it nl ms id tr ur fa-u-ca-gregory ru uk pl cs sk hu ro bg sr el sq sv da nb fi et lv lt ' +
  'ca az uz kk bs sw he hi bn'
).split(' ');

/** '12 Mar 2026 09:30[:15] [zone]' with any prefix, and two-digit years. */
const rfc822 =
  /(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:(am|pm)\b)?\s*(.*))?$/i;
/** 'March 12, 2026 9:30 am' */
const american = /([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(.*)$/i;
/** '2026-03-12 09:30:15+0800', '20260312T093015Z', '2026/03/12', '2026-3-12' */
const numeric =
  /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d{2})(\d{2}))(?:[T\s]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(.*))?$/i;
/** '12.03.2026 09:30', '3/12/2026 9:30 PM' */
const dayOrMonthFirst =
  /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:(am|pm)\b)?\s*(.*))?$/i;
/** 'Thu Mar 12 09:30:15 2026' (asctime of C), also with a zone before the year (Twitter, Java). */
const asctime =
  /^(?:[a-z]{3,9}\.?,? )?([a-z]{3})[a-z]* (\d{1,2}) (\d{1,2}):(\d{2})(?::(\d{2}))? (?:([a-z]{1,5}|[+-]\d{4}) )?(\d{4})$/i;
const yearOrMonth = /^(\d{4})(?:-(\d{2}))?$/;
const weekday = /^(\p{L}{2,12})\.?,? (?=\d{1,4}\D)/u;
const englishWeekdays = 'sun mon tue wed thu fri sat'.split(' ');
/** 'GMT+1', '-05:00', '+0000 (UTC)' */
const offset = /^(?:gmt|utc?)? ?([+-])(\d{1,2}):?(\d{2})?(?: [a-z]{1,5})?$/i;
const maxDateLength = 100;
const seconds = /^\d{9,10}$/;
const milliseconds = /^\d{12,13}$/;

/** The order in a date such as 03/12/2026, where no number is above 12. */
export type DateOrder = 'day first' | 'month first';

/** The order of all dates of the feed that have a number above 12; undefined if they differ, or if there is none. */
export function findDateOrder(texts: readonly string[]): DateOrder | undefined {
  const found = texts.flatMap((text) => {
    const [, first, second] =
      /(?:^|\D)(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(toAsciiDigits(text.slice(0, maxDateLength))) ?? [];
    if (Number(first) > 12) return 'day first' as const;
    return Number(second) > 12 ? ('month first' as const) : [];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Without a zone the date is in UTC; with an unknown one it is undefined, because no date is better than a wrong one. */
export function parseDate(text: string | undefined, order?: DateOrder): Date | undefined {
  const input = toEnglishForm((text ?? '').slice(0, maxDateLength));
  if (seconds.test(input)) return toPlausibleDate(Number(input) * 1000);
  if (milliseconds.test(input)) return toPlausibleDate(Number(input));
  const withoutWeekday = input.replace(weekday, '');
  const parts =
    numericParts(withoutWeekday) ??
    dayOrMonthFirstParts(withoutWeekday, order, weekday.exec(input)?.[1]) ??
    asctimeParts(input) ??
    namedParts(input);
  return parts && toPlausibleDate(toTimestamp(parts));
}

/** This matches a date of numbers only, or one in the form of RFC 822. */
const needsNoTranslation =
  /^(?:[\d\s:.+TZ-]*|(?:(?:sun|mon|tue|wed|thu|fri|sat), )?\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) \d{2,4} [\d:]+ (?:[a-z]{1,5}|[+-]\d{4}))$/i;

/** Writes digits, months and the words around them as in English dates. */
function toEnglishForm(text: string): string {
  const input = toAsciiDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/،/g, ',')
    .replace(/(\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/, '$1-$2-$3')
    .replace(/\s+/g, ' ')
    .trim();
  if (needsNoTranslation.test(input)) return input;
  return input
    .normalize('NFC')
    .replace(/(?<=\d)(?:er|st|nd|rd|th|[ºª°.]|-?го) ?(?= )/g, '')
    .replace(oneOrTwoWords, translateMonths)
    .replace(/(?<!\p{L})(?:de|del|di|of|den|من)(?!\p{L})/giu, ' ')
    .replace(/,? (?:[-–—|·]|at|um|à|a las|kl\.?|klo|alle|الساعة) (?=\d{1,2}[:.h]\d\d)/giu, ' ')
    .replace(/(?<=\d{4},? )(\d{1,2})[.h](\d\d)(?![\d.])/i, '$1:$2')
    .replace(/(?<=\d:\d\d)(:\d\d)? ?(?:Uhr|uur|h)(?!\p{L})/giu, '$1')
    .replace(/(?<=\d ?)(?:a\.m\.|ص(?:باحا)?|صباحًا)(?!\p{L})/giu, 'am')
    .replace(/(?<=\d ?)(?:p\.m\.|م(?:ساء)?|مساءً)(?!\p{L})/giu, 'pm')
    .replace(/(?<= \d{4}),? \p{L}+\.?$/u, '')
    .replace(/ (?=[\s,])/g, '')
    .trim();
}

const toKey = (name: string) => name.normalize('NFC').toLowerCase().replace(/\.$/, '');

let monthNumbers: Map<string, number> | undefined;

/** The names of the months in many languages, long and short, alone and in a date. */
function monthsByName(): Map<string, number> {
  if (monthNumbers) return monthNumbers;
  monthNumbers = new Map(months.map((name, index) => [name, index + 1]));
  for (const language of languages)
    for (const style of ['long', 'short'] as const)
      for (const options of [{ month: style }, { day: 'numeric', month: style, year: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
          const name = toKey(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/\p{L}{2}/u.test(name) && !monthNumbers.has(name)) monthNumbers.set(name, month);
        }
      }
  return monthNumbers;
}

/** A name may have two words, such as 'كانون الثاني'. */
const oneOrTwoWords = /([\p{L}\p{M}’׳॰]+)\.?(?: ([\p{L}\p{M}]+)\.?)?/gu;

function translateMonths(all: string, first: string, second?: string): string {
  const monthOf = (name: string) => months[(monthsByName().get(toKey(name)) ?? 0) - 1];
  const both = second && monthOf(`${first} ${second}`);
  if (both) return ` ${both} `;
  const [one, other] = [monthOf(first), second && monthOf(second)];
  if (!one && !other) return all;
  return ` ${one ?? first} ${other || (second ?? '')} `;
}

const midnight = { hour: 0, minute: 0, second: 0, zone: '' };

type DateParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number> & { zone: string };

function numericParts(input: string): DateParts | undefined {
  const short = yearOrMonth.exec(input);
  if (short) return { year: Number(short[1]), month: Number(short[2] ?? 1), day: 1, ...midnight };
  const [, year, month, day, compactMonth, compactDay, hour = 0, minute = 0, second = 0, zone = ''] =
    numeric.exec(input) ?? [];
  if (year === undefined) return undefined;
  const date = { year: +year, month: Number(month ?? compactMonth), day: Number(day ?? compactDay) };
  return { ...date, hour: +hour, minute: +minute, second: +second, zone };
}

/** Points mean that the day is first. Otherwise a number above 12, the weekday, or the order of other dates decides. */
function dayOrMonthFirstParts(input: string, order?: DateOrder, weekdayName = ''): DateParts | undefined {
  const match = dayOrMonthFirst.exec(input);
  if (!match) return undefined;
  const [, first, separator, second, year, hour = '0', minute = '0', seconds = '0', meridiem = '', zone = ''] = match;
  const numbers = [Number(first), Number(second)] as const;
  const readings = [
    { order: 'day first', day: numbers[0], month: numbers[1] },
    { order: 'month first', day: numbers[1], month: numbers[0] },
  ].filter(({ month }) => month <= 12);
  const ofWeekday = readings.filter(
    ({ day, month }) =>
      englishWeekdays[new Date(Date.UTC(Number(year), month - 1, day)).getUTCDay()] ===
      weekdayName.slice(0, 3).toLowerCase(),
  );
  const reading =
    separator === '.' || readings.length === 1
      ? readings[0]
      : ((ofWeekday.length === 1 ? ofWeekday[0] : undefined) ??
        readings.find((candidate) => candidate.order === order));
  if (!reading) return undefined;
  const { day, month } = reading;
  const time = { hour: hourOf(Number(hour), meridiem.toLowerCase()), minute: Number(minute), second: Number(seconds) };
  return { year: Number(year), month, day, ...time, zone };
}

function asctimeParts(input: string): DateParts | undefined {
  const reordered = asctime.exec(input);
  if (!reordered) return undefined;
  const [, month, day, hour, minute, second = '00', zone = '', year] = reordered;
  return namedParts(`${day} ${month} ${year} ${hour}:${minute}:${second} ${zone}`);
}

function namedParts(input: string): DateParts | undefined {
  const reordered = input.replace(american, (_all, month, day, year, rest) => `${day} ${month} ${year}${rest}`);
  const [, day, name = '', year = '', hour = '0', minute = '0', second = '0', meridiem = '', zone = ''] =
    rfc822.exec(reordered) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (day === undefined || month === 0) return undefined;
  return {
    year: fullYear(year),
    month,
    day: Number(day),
    hour: hourOf(Number(hour), meridiem.toLowerCase()),
    minute: Number(minute),
    second: Number(second),
    zone,
  };
}

/** Two-digit years below 50 are in this century, others in the last (RFC 5322, section 4.3). */
function fullYear(year: string): number {
  if (year.length !== 2) return Number(year);
  return Number(year) + (Number(year) < 50 ? 2000 : 1900);
}

function hourOf(hour: number, meridiem: string): number {
  if (meridiem === '') return hour;
  return (hour % 12) + (meridiem === 'pm' ? 12 : 0);
}

function toTimestamp({ year, month, day, hour, minute, second, zone }: DateParts): number {
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (!isDate || hour > 24 || minute > 59 || second > 60) return Number.NaN;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  return time - offsetMinutes(zone, time) * 60_000;
}

function offsetMinutes(zone: string, clockTime: number): number {
  const name = zone.replace(/\([^)]*\)$/, '').trim();
  if (name === '') return zone === '' ? 0 : offsetMinutes(zone.replace(/[()]/g, ''), clockTime);
  const ianaZone = americanZones[name.toLowerCase()] ?? (name.includes('/') ? name : undefined);
  if (ianaZone) return offsetMinutesAt(ianaZone, clockTime);
  const [, sign, hours = 0, minutes = 0] = offset.exec(zoneOffsets.get(name.toLowerCase()) ?? name) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function offsetMinutesAt(timeZone: string, clockTime: number): number {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
    const nameAt = (time: number) => clock.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const offsetBy = (time: number) => offsetMinutes(nameAt(time).replace(/^GMT$/, 'Z'), time);
    return offsetBy(clockTime - offsetBy(clockTime) * 60_000);
  } catch {
    return Number.NaN; // the zone does not exist
  }
}

export const toAsciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

function toPlausibleDate(time: number): Date | undefined {
  const date = new Date(time);
  return date.getTime() > 0 && date.getUTCFullYear() < 2200 ? date : undefined;
}
