/** A local time or instant as the contracts have it: '2026-03-12T09:00', '2026-03-12T07:00Z'. */
export type ParsedTime = { time: string; isDayFirst: boolean } | { error: string };

const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T,\s]\s*(?<clock>.+))?$/i;
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?:[T,\s]\s*(?<clock>.+))?$/i;
const clockTime =
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?\s*(?<half>[ap]\.?m\.?)?\s*(?<offset>Z|[+-]\d{2}:?\d{2})?$/i;

const advice = 'Write it as 2026-03-12 09:00';

/** `date` completes a cell that has only a time of day. */
export function parseDateTime(cell: string, date = ''): ParsedTime {
  const text = toAsciiDigits(cell);
  if (clockTime.test(text))
    return date
      ? parseDateTime(`${toAsciiDigits(date)} ${text}`)
      : { error: `“${cell}” has no date. ${advice}, or choose a column with the date` };
  const isDayFirst = !yearFirst.test(text);
  const { year = '', month = '', day = '', clock } = (isDayFirst ? dayFirst : yearFirst).exec(text)?.groups ?? {};
  const groups = clock === undefined ? undefined : clockTime.exec(clock)?.groups;
  if (!year || (clock && !groups)) return { error: `“${cell}” is no date and time. ${advice}` };
  const wrong = findWrongDate(Number(year), Number(month), Number(day), isDayFirst);
  if (wrong) return { error: wrong };
  if (!groups) return { error: `“${cell}” has no time of day. ${advice}` };
  const time = toClock(groups);
  return 'error' in time ? time : { time: `${year}-${pad(month)}-${pad(day)}T${time.clock}`, isDayFirst };
}

export const isTimeOfDay = (cell: string): boolean => clockTime.test(toAsciiDigits(cell));

/** The date of a cell, as the beginning of a local time. */
export function parseDate(cell: string): ParsedTime {
  const text = cell.trim();
  const parsed = parseDateTime(/[:\d]\d:\d\d/.test(text) ? text : `${text} 00:00`);
  return 'error' in parsed
    ? { error: parsed.error.replace(' 00:00”', '”') }
    : { ...parsed, time: parsed.time.slice(0, 10) };
}

/** '01:30', '90', '90 min' or 'PT1H30M' in milliseconds. */
export function parseDuration(cell: string): number | undefined {
  const text = toAsciiDigits(cell);
  const [, hours, minutes, seconds = '0'] = /^(\d{1,3}):(\d{2})(?::(\d{1,2}))?$/.exec(text) ?? [];
  if (hours !== undefined) return (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?$/i.exec(text);
  if (iso && text.length > 2) return (Number(iso[1] ?? 0) * 60 + Number(iso[2] ?? 0)) * 60_000;
  const plain = /^(\d{1,5})\s*(?:m|min|mins|minutes)?\.?$/i.exec(text)?.[1];
  return plain === undefined ? undefined : Number(plain) * 60_000;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '30 March 2026' */
export const formatDay = (localTime: string): string => longDate.format(new Date(`${localTime.slice(0, 10)}T00:00Z`));

function findWrongDate(year: number, month: number, day: number, isDayFirst: boolean): string | undefined {
  if (month < 1 || month > 12)
    return `There is no month ${month}.${isDayFirst ? ' Dates are read as day, month, year' : ''}`;
  if (day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  const name = monthName.format(Date.UTC(year, month - 1));
  return `${day} ${name}${month === 2 && day === 29 ? ` ${year}` : ''} does not exist`;
}

function toClock({
  hour = '',
  minute = '',
  second,
  half,
  offset: zone,
}: Record<string, string | undefined>): { clock: string } | { error: string } {
  const isAfternoon = /^p/i.test(half ?? '');
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59 || (half && Number(hour) > 12))
    return { error: `${hour}:${minute} is no time of day` };
  const seconds = second === undefined || second === '00' ? '' : `:${second}`;
  const suffix = zone === undefined ? '' : zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  return { clock: `${pad(String(hours))}:${minute}${seconds}${suffix}` };
}

const pad = (digits: string) => digits.padStart(2, '0');

/** Spreadsheets in Arabic and Persian have digits of their own, and marks of direction around dates. */
const toAsciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .trim();
