import { type Message, message } from '@majlis/contracts/shared/messages';
/** `date` and the clock times are local to the conference unless an offset is given. */
export type Moment = {
  date?: string;
  /** True if the date could be read in another way, so that the preview shows how it was read. */
  isGuess?: boolean;
  clock?: Clock;
  /** The end of a range. */
  end?: Moment;
};
export type Clock = { hour: number; minute: number; second: number; offset?: string };
/** Undefined if the cell has no time at all. */
export type Failed = { error: Message | undefined };

type Order = 'dmy' | 'mdy' | 'ymd';
type Bounds = { firstDay: string; lastDay: string };

/** The way in which the dates of a file are read, decided from all of its cells. */
export type DateFormat = Bounds & {
  /** The order of day and month for each separator, because a file may have 12.03.2026 beside 3/12/26. */
  orders: ReadonlyMap<string, Order>;
  has1904Dates: boolean;
  /** Spreadsheets store a time of day as a fraction of the day, such as 0.375. */
  hasDayFractions: boolean;
  /** True if numbers stand for the days of the conference, of which the first is 1. */
  hasDayNumbers?: boolean;
};

const dashes = /[\u2010-\u2015\u2212]/g;

/** Spreadsheets in Arabic and Persian have digits of their own, and marks of direction around dates. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(dashes, '-')
    .replace(/،/g, ',')
    // A time zone may follow in brackets. Only an abbreviation is kept.
    .replace(/\((\p{Lu}{1,5})\)|\([^()]*\)/gu, ' $1')
    .replace(/\s+/g, ' ')
    .trim();

// Reading dates

const dateLocales = 'en de fr es it pt nl tr ms id ar ar-SY sv da nb fi pl cs ro hu'.split(' ');
const letters = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/ı/g, 'i');

/**
 * Lists the names of months or weekdays in several languages. If two languages use one name for different ones, the first language
 * counts.
 */
function listNames(count: number, part: 'month' | 'weekday', toDate: (index: number) => number): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of dateLocales)
    for (const width of ['long', 'short'] as const)
      for (const context of [{}, { day: 'numeric' }, { day: 'numeric', year: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { [part]: width, timeZone: 'UTC', ...context });
        for (let index = 0; index < count; index += 1) {
          const name = format.formatToParts(toDate(index)).find(({ type }) => type === part)?.value;
          const key = name && letters(name);
          if (key && /\p{L}{2}/u.test(key) && !names.has(key)) names.set(key, index);
        }
      }
  return names;
}

const months = listNames(12, 'month', (index) => Date.UTC(2026, index, 5)).set('sept', 8);
/** The names of the weekdays, Monday first. */
const weekdays = listNames(7, 'weekday', (index) => Date.UTC(2026, 2, 2 + index));

const numericDate = /(?<![\d.:/-])(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?![\d:])/;
const isoDate = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const compactDate = /^(20\d\d)(\d\d)(\d\d)(?=$|[T ])/;
/** Spreadsheets count days since 1900; these are the numbers of the years 2000 to 2099. */
const serialDate = /^((?:3[67]|[4-6]\d|7[0-2])\d{3})([.,]\d+)?$/;
const daysUntil1904 = 1_462;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const pad = (value: number) => String(value).padStart(2, '0');
const toIso = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
const toYear = (digits: string) => Number(digits.length === 2 ? `20${digits}` : digits);

function describeWrongDate(year: number, month: number, day: number, order?: Order): Message | undefined {
  if (month < 1 || month > 12)
    return order
      ? message('noSuchMonthInOrder', { number: month, order: message(orderNames[order]) })
      : message('noSuchMonth', { number: month });
  if (day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  const date = { number: day, month: { month } };
  return month === 2 && day === 29 ? message('noSuchDayInYear', { ...date, year }) : message('noSuchDay', date);
}

const orderNames = { dmy: 'dayMonthYear', mdy: 'monthDayYear', ymd: 'yearMonthDay' } as const;

type NumericDate = { one: string; two: string; year: string };

function inOrder({ one, two, year }: NumericDate, order: Order): [year: number, month: number, day: number] {
  if (order === 'ymd') return [toYear(one), Number(two), Number(year)];
  return order === 'dmy' ? [toYear(year), Number(two), Number(one)] : [toYear(year), Number(one), Number(two)];
}

/**
 * The cells decide together in which order day and month stand: those that allow one order only, else the days of the conference.
 */
export function detectDateFormat(cells: string[], bounds: Bounds): DateFormat {
  const texts = cells.map(toAscii);
  const isWithin = (date: string) => date >= bounds.firstDay && date <= bounds.lastDay;
  const bySeparator = new Map<string, NumericDate[]>();
  for (const text of texts) {
    const [, one = '', separator = '', two = '', year = ''] = numericDate.exec(text) ?? [];
    if (one) bySeparator.set(separator, [...(bySeparator.get(separator) ?? []), { one, two, year }]);
  }
  const orders = new Map<string, Order>();
  for (const [separator, dates] of bySeparator) {
    const rate = (order: Order) => {
      const read = dates.map((date) => inOrder(date, order));
      const valid = read.filter((date) => !describeWrongDate(...date));
      return valid.length * dates.length + valid.filter((date) => isWithin(toIso(...date))).length;
    };
    const candidates: Order[] = dates.some(({ year }) => year.length === 4) ? ['dmy', 'mdy'] : ['dmy', 'mdy', 'ymd'];
    orders.set(
      separator,
      candidates.reduce((best, order) => (rate(order) > rate(best) ? order : best)),
    );
  }
  const serials = texts.flatMap((text) => serialDate.exec(text)?.[1] ?? []);
  const countWithin = (shift: number) =>
    serials.filter((serial) => isWithin(fromSerial(Number(serial) + shift))).length;
  return {
    ...bounds,
    orders,
    has1904Dates: countWithin(daysUntil1904) > countWithin(0),
    hasDayFractions: texts.some((text) => /^0[.,](?:\d|\d{3,})$/.test(text)),
  };
}

const fromSerial = (days: number): string => addDays('1899-12-30', days);

type FoundDate = Failed | { date: string; isGuess: boolean; rest: string };

/** Finds the date of a cell; `rest` is the text around it. Returns undefined if there is none. */
function findDate(text: string, format: DateFormat): FoundDate | undefined {
  const found = (match: RegExpExecArray, values: [number, number, number], order?: Order): FoundDate => {
    const error = describeWrongDate(...values, order);
    if (error) return { error };
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { date: toIso(...values), isGuess: order !== undefined, rest: rest.trim() };
  };
  const iso = isoDate.exec(text) ?? compactDate.exec(text);
  if (iso)
    return found(iso, [Number(iso[1]), Number(iso.at(-2)), Number(iso.at(-1))].map(Number) as [number, number, number]);
  const numeric = numericDate.exec(text);
  if (numeric) {
    const [, one = '', separator = '', two = '', year = ''] = numeric;
    const order = format.orders.get(separator) ?? 'dmy';
    // 10.30.00 is a time of day.
    if (separator !== '.' || Number(two) <= 31) return found(numeric, inOrder({ one, two, year }, order), order);
  }
  return findNamedDate(text, format) ?? findShortDate(text, format);
}

const word = String.raw`\p{L}[\p{L}\p{M}.'’]+`;
const dayMonth = new RegExp(
  String.raw`(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[ -]*(?:of |de |d['’])?(${word})[ ,-]*(?:de |del )?(\d{4}|['’]?\d{2}(?![\d:.h]| ?(?:[ap]\.?m|uhr|h)))?(?!\d)`,
  'giu',
);
const monthDay = new RegExp(
  String.raw`(${word})[ -]*(\d{1,2})(?:st|nd|rd|th)?(?![\d:h]| ?[ap]\.?m)(?:,? *(\d{4}))?`,
  'giu',
);

/**
 * Finds a date such as '12 March 2026', 'Thu, Mar 12', '12. März', '12-Mar-26' or '١٢ مارس'. Without a year it is in that of the
 * conference.
 */
function findNamedDate(text: string, format: DateFormat): FoundDate | undefined {
  const matches = [
    ...[...text.matchAll(dayMonth)].map((match) => ({ match, name: match[2], day: match[1], year: match[3] })),
    ...[...text.matchAll(monthDay)].map((match) => ({ match, name: match[1], day: match[2], year: match[3] })),
  ];
  for (const { match, name = '', day = '', year } of matches) {
    const month = months.get(letters(name));
    if (month === undefined) continue;
    const years = year ? [toYear(year.replace(/\D/, ''))] : yearsOf(format);
    const date = pickDate(
      years.map((one) => [one, month + 1, Number(day)]),
      format,
    );
    if ('error' in date) return date;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim();
    return { ...date, isGuess: year?.length !== 4, rest };
  }
  return undefined;
}

const yearsOf = ({ firstDay, lastDay }: Bounds): number[] => [
  ...new Set([firstDay, lastDay].map((day) => Number(day.slice(0, 4)))),
];

/** Returns the first date that lies within the conference, else the first that exists. */
function pickDate(dates: [number, number, number][], { firstDay, lastDay }: Bounds): { date: string } | Failed {
  const existing = dates.filter((date) => !describeWrongDate(...date)).map((date) => toIso(...date));
  const date = existing.find((one) => one >= firstDay && one <= lastDay) ?? existing[0];
  return date ? { date } : { error: describeWrongDate(...(dates[0] ?? [0, 0, 0])) };
}

const slashedDay = /^(?:(\d{1,2})\/(\d{1,2})|(\d{1,2})\.(\d{1,2})\.)(?=$|[ ,])/;
const numberedDay = /^(?:day|tag|jour|d[ií]a|giorno|dia|hari|g[üu]n|اليوم)\s*(\d{1,2})(?=$|[\s,:-])/i;

/** The days of the conference decide what '12/03', '12.03.', a numbered day or 'Thursday' means. */
function findShortDate(text: string, format: DateFormat): FoundDate | undefined {
  const rest = (match: RegExpExecArray) => match.input.slice(match[0].length).trim();
  const short = slashedDay.exec(withoutWeekdays(text).trim());
  if (short) {
    const [one = 0, two = 0] = short.slice(1).filter(Boolean).map(Number);
    const orders: [number, number][] =
      format.orders.get('/') === 'mdy'
        ? [[two, one]]
        : [
            [one, two],
            [two, one],
          ];
    const dates = orders.flatMap(([day, month]) =>
      yearsOf(format).map((year) => [year, month, day] as [number, number, number]),
    );
    const date = pickDate(dates, format);
    return 'error' in date ? date : { ...date, isGuess: true, rest: rest(short) };
  }
  const numbered = (format.hasDayNumbers && /^(\d{1,2})$/.exec(text)) || numberedDay.exec(text);
  if (numbered) return { date: addDays(format.firstDay, Number(numbered[1]) - 1), isGuess: true, rest: rest(numbered) };
  const [name = ''] = /^\p{L}[\p{L}\p{M}.]+/u.exec(text) ?? [];
  const weekday = weekdays.get(letters(name));
  if (weekday === undefined) return undefined;
  const days: string[] = [];
  for (let day = format.firstDay; day <= format.lastDay && days.length < 15; day = addDays(day, 1))
    if ((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7 === weekday) days.push(day);
  const [day, other] = days;
  return day && !other ? { date: day, isGuess: true, rest: text.slice(name.length).trim() } : undefined;
}

// Reading times of day

const morning = String.raw`a\.?\s?m\.?|a(?![a-z])|ص|صباحا|صباحًا|pagi|pg|öö|vorm(?:ittags|\.)?`;
const afternoon = String.raw`p\.?\s?m\.?|p(?![a-z])|م|مساء|مساءً|petang|ptg|malam|ös|nachm(?:ittags|\.)?|abends`;
const clock = (name: string) =>
  String.raw`(?<${name}hour>\d{1,2})(?:(?:[:.]|\s?h\s?|\s?uhr\s)(?<${name}minute>\d{2})(?:[:.](?<${name}second>\d{2})(?:[.,]\d+)?)?)?` +
  String.raw`(?<${name}unit>\s?(?:uhr|h|hrs?))?(?:\s?(?:(?<${name}morning>${morning})|(?<${name}afternoon>${afternoon})))?`;
const compactClock = (name: string) => String.raw`(?<${name}compact>\d{3,4}|\d{6})`;
const anyClock = (name: string) => `(?:${clock(name)}|${compactClock(`${name}_`)})`;
const zoneNames: Record<string, string> = {
  ...{ Z: 'Z', UTC: 'Z', GMT: 'Z', WET: '+00:00', WEST: '+01:00', BST: '+01:00', CET: '+01:00', MEZ: '+01:00' },
  ...{ CEST: '+02:00', MESZ: '+02:00', EET: '+02:00', EEST: '+03:00', TRT: '+03:00', MSK: '+03:00', PKT: '+05:00' },
  ...{
    WIB: '+07:00',
    MYT: '+08:00',
    SGT: '+08:00',
    JST: '+09:00',
    EST: '-05:00',
    EDT: '-04:00',
    PST: '-08:00',
    PDT: '-07:00',
  },
};
const zone = String.raw`(?<zone>${Object.keys(zoneNames).join('|')})?\s?(?<offset>[+-]\d{1,2}(?::?\d{2})?)?`;
const singleTime = new RegExp(`^${anyClock('')}\\s?${zone}$`, 'iu');
const between = String.raw`(?:\s?(?:-|~|→|>|\/|\|)\s?|\s(?:to|till?|until|bis|à|hingga|sampai|ile|إلى|الى|حتى)\s)`;
const timeRange = new RegExp(`^${anyClock('')}${between}${anyClock('end')}\\s?${zone}$`, 'iu');
const filler = /^(?:[T,@\s(|·-]|(?:um|ab|at|from|von|à|saat|jam|pukul|الساعة)\s)+|[\s),|-]+$/giu;
const wordTimes: [RegExp, string][] = [
  [/^(?:12 )?(?:noon|midday|mittags?|midi)$/i, '12:00'],
  [/^(?:12 )?(?:midnight|mitternacht|minuit)$/i, '24:00'],
];

type Groups = Record<string, string | undefined>;

function toClock(groups: Groups, name: string, half?: 'morning' | 'afternoon'): Clock | Failed {
  const compact = groups[`${name}_compact`];
  const digits = compact && (compact.length < 5 ? compact.padStart(4, '0') : compact);
  const [hourText = '', minuteText = '00', secondText = '00'] = digits
    ? [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4) || '00']
    : [groups[`${name}hour`], groups[`${name}minute`], groups[`${name}second`]];
  const isAfternoon = groups[`${name}afternoon`] !== undefined || half === 'afternoon';
  const isHalf = isAfternoon || groups[`${name}morning`] !== undefined || half === 'morning';
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  const isEndOfDay = hour === 24 && minute === 0 && second === 0;
  // Some people write 14:00 PM.
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 59 || (isHalf && !isAfternoon && hour > 12))
    return { error: message('notTimeOfDay', { clock: `${hourText}:${minuteText}` }) };
  return { hour: isHalf && hour <= 12 ? (hour % 12) + (isAfternoon ? 12 : 0) : hour, minute, second };
}

export const minutesOf = ({ hour, minute }: Clock): number => hour * 60 + minute;
const hasHalf = (groups: Groups, name: string) =>
  groups[`${name}morning`] !== undefined || groups[`${name}afternoon`] !== undefined;
const isBareHour = (groups: Groups, name: string) =>
  groups[`${name}hour`] !== undefined &&
  groups[`${name}minute`] === undefined &&
  !groups[`${name}unit`] &&
  !hasHalf(groups, name);

function toOffset({ zone: name, offset }: Groups): string | undefined | Failed {
  const named = zoneNames[name?.toUpperCase() ?? ''];
  if (offset === undefined) return named;
  if (named !== undefined && named !== 'Z') return { error: undefined };
  const [, sign = '+', hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? [];
  const total = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (total < -12 * 60 || total > 14 * 60 || Number(minutes) > 59) return { error: undefined };
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** A range over midnight is at most this long; a longer one is not read as a range. */
export const maxNightMinutes = 8 * 60;

type ReadTime = { clock: Clock; end?: Clock } | Failed | undefined;

/** Reads a time of day or a range of two. `isAfterDate`: an offset may follow it. */
function readTime(text: string, context: { isAfterDate: boolean; isIso: boolean; hasDayFractions: boolean }): ReadTime {
  for (const [pattern, time] of wordTimes) if (pattern.test(text)) return readTime(time, context);
  const fraction = /^0?[.,](\d+)$/.exec(text)?.[1];
  if (fraction && (fraction.length !== 2 || context.hasDayFractions || Number(fraction) > 59))
    return { clock: fromFraction(Number(`0.${fraction}`)) };
  const single = singleTime.exec(text)?.groups;
  const range = timeRange.exec(text)?.groups;
  // After 09:00, -10:30 is the end and not an offset, whereas 2026-03-12T09:00-03:00 has an offset.
  if (single?.offset && range && isRange(single, range, context)) return readRange(range);
  const isCompact = single?._compact !== undefined;
  if (
    single &&
    !(isBareHour(single, '') && !context.isAfterDate) &&
    !(isCompact && /^\d{6}$/.test(text) && !context.isIso)
  ) {
    const time = toClock(single, '');
    if ('error' in time) return time;
    const offset = toOffset(single);
    if (typeof offset === 'object') return { error: undefined };
    if (single.offset && !context.isAfterDate && !single.zone && !/^[+-]\d\d:\d\d$/.test(single.offset))
      return { error: undefined };
    return { clock: { ...time, ...(offset && { offset }) } };
  }
  return range && readRange(range);
}

function isRange(
  single: Groups,
  range: Groups,
  { isAfterDate, isIso }: { isAfterDate: boolean; isIso: boolean },
): boolean {
  const offset = single.offset ?? '';
  if (offset.startsWith('+') || single.zone) return false;
  if (typeof toOffset(single) === 'object') return true;
  const [from, to] = [toClock(range, ''), toClock(range, 'end')];
  if ('error' in from || 'error' in to || isIso || single.second !== undefined) return false;
  if (!/^-\d\d:\d\d$/.test(offset)) return !isAfterDate;
  const minutes = minutesOf(to) - minutesOf(from);
  return minutes > 0 || (!isAfterDate && minutes + 1_440 <= maxNightMinutes);
}

/** Both times of '9:00 - 9:45 AM' are in the morning, but only the first of '11 - 1 PM'. */
function readRange(groups: Groups): ReadTime {
  const end = toClock(groups, 'end');
  const half = groups.endafternoon ? 'afternoon' : groups.endmorning ? 'morning' : undefined;
  const isWithoutHalf = half !== undefined && !hasHalf(groups, '');
  const same = toClock(groups, '', isWithoutHalf ? half : undefined);
  const other = half === 'afternoon' ? 'morning' : undefined;
  const isLater = isWithoutHalf && other && !('error' in same) && !('error' in end) && minutesOf(same) > minutesOf(end);
  const start = isLater ? toClock(groups, '', other) : same;
  if ('error' in start) return start;
  if ('error' in end) return end;
  const offset = toOffset(groups);
  if (typeof offset === 'object') return { error: undefined };
  return { clock: { ...start, ...(offset && { offset }) }, end: { ...end, ...(offset && { offset }) } };
}

function fromFraction(days: number): Clock {
  const minutes = Math.round(days * 1_440);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 };
}

// Reading whole cells

/** Reads a cell with a date, a time of day, both, or a range of them. */
export function readMoment(cell: string, format: DateFormat): Moment | Failed {
  const text = toAscii(cell);
  const serial = serialDate.exec(text);
  if (serial) return fromSerialNumber(text, format);
  const unix = /^\d{10}(?:\d{3})?$/.exec(text)?.[0];
  if (unix) return readMoment(new Date(Number(unix.padEnd(13, '0'))).toISOString(), format);
  const unknown = { error: message('noDateAndTime', { cell }) };
  const found = findDate(text, format);
  if (found && 'error' in found) return found;
  const rest = (found ? withoutWeekdays(found.rest) : text).replace(filler, '').trim();
  if (found && findDate(rest, format)) return readTwoDates(text, format) ?? unknown;
  const date = found && { date: found.date, ...(found.isGuess && { isGuess: true }) };
  if (date && /^م?$/u.test(rest)) return date;
  const isIso = /\dT\d/.test(text);
  const { hasDayFractions } = format;
  const time = readTime(rest, { isAfterDate: date !== undefined, isIso, hasDayFractions });
  if (!time) return unknown;
  if ('error' in time) return time.error ? time : unknown;
  return { ...date, clock: time.clock, ...(time.end && { end: { clock: time.end } }) };
}

/** In some languages a weekday has the name of a month in another one. Beside a number the name is a month. */
const withoutWeekdays = (text: string): string =>
  text.replace(/(\d\W?)?\p{L}[\p{L}\p{M}.]+,?/gu, (name, number?: string) => {
    const key = letters(name.replace(number ?? '', '').replace(',', ''));
    return weekdays.has(key) && !(number && months.has(key)) ? (number ?? '') : name;
  });

function fromSerialNumber(text: string, { has1904Dates }: DateFormat): Moment {
  const days = Number(text.replace(',', '.')) + (has1904Dates ? daysUntil1904 : 0);
  const whole = Math.floor(days + 1 / 2_880);
  const date = { date: fromSerial(whole), isGuess: true };
  return days - whole < 1 / 2_880 && !/[.,]/.test(text)
    ? date
    : { ...date, clock: fromFraction(Math.max(0, days - whole)) };
}

/** Reads for example '2026-03-12 09:00 - 2026-03-12 10:30'. */
function readTwoDates(text: string, format: DateFormat): Moment | undefined {
  for (const { index, 0: separator } of text.matchAll(
    /\s?(?:-|~|→)\s?|\s(?:to|until|till|bis|à|hingga|إلى|حتى)\s/giu,
  )) {
    const [start, end] = [text.slice(0, index), text.slice(index + separator.length)].map((part) =>
      readMoment(part, format),
    );
    if (start && end && !('error' in start) && !('error' in end) && start.clock && !start.end && end.date && end.clock)
      return { ...start, end };
  }
  return undefined;
}

/** Reads a duration such as '01:30', '90', '90 min', '1 h 30', '1.5 hours' or 'PT1H30M', in milliseconds. */
export function readDuration(cell: string): number | undefined {
  const text = toAscii(cell).toLowerCase();
  const [, hours, minutes, seconds = '0'] =
    /^(\d{1,3}):(\d{2})(?::(\d{1,2}))?(?: ?(?:h|hrs?|hours?|std\.?))?$/.exec(text) ?? [];
  if (hours !== undefined) return (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  if (/^0[.,]\d{2,}$/.test(text)) return Math.round(Number(text.replace(',', '.')) * 1_440) * 60_000;
  const parts = durationParts.exec(text)?.groups;
  if (!parts || text === '' || text === 'pt') return undefined;
  const total = Number((parts.hours ?? '0').replace(',', '.')) * 60 + Number(parts.minutes ?? 0);
  return Math.round(total) * 60_000 || undefined;
}

const durationParts =
  /^(?:pt)?(?:(?<hours>\d{1,3}(?:[.,]\d+)?) ?(?:h|hrs?\.?|hours?|std\.?|stunden?|heures?|saat|jam|ساعة|ساعات),? ?)?(?:(?<minutes>\d{1,4}) ?(?:m|mins?\.?|minutes?|minuten|dakika|dk|minit|دقيقة|دقائق|['′’])?(?:0s)?)?$/;

/** Our own export writes the date of a document as the beginning of a local time. */
export function readDateOnly(cell: string): { time: string } | Failed {
  const moment = readMoment(cell, noBounds);
  if ('error' in moment) return moment;
  return moment.date ? { time: moment.date } : { error: message('noDateInCell', { cell }) };
}

/** Reads a local time or an instant in the form of the contracts: '2026-03-12T09:00', '2026-03-12T07:00Z'. */
export function readExactTime(cell: string): { time: string } | Failed {
  const moment = readMoment(cell, noBounds);
  if ('error' in moment) return moment;
  if (!moment.date) return { error: message('noDateInCell', { cell }) };
  if (!moment.clock) return { error: message('noTimeOfDay', { cell }) };
  return { time: formatTime(moment.date, moment.clock) };
}

/** This format reads a single date that need not lie within a conference. */
export const noBounds: DateFormat = {
  ...{ firstDay: '2000-01-01', lastDay: '2099-12-31' },
  ...{ orders: new Map(), has1904Dates: false, hasDayFractions: false },
};

/** 24:00 is the beginning of the next day. */
export function formatTime(date: string, { hour, minute, second, offset = '' }: Clock): string {
  const day = hour === 24 ? addDays(date, 1) : date;
  return `${day}T${pad(hour % 24)}:${pad(minute)}${second === 0 ? '' : `:${pad(second)}`}${offset}`;
}
