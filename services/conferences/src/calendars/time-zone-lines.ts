const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset from UTC in minutes. */
export function offsetAt(zone: string, at: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** 20260312T090000, the local time of a zone. */
export function formatLocal(zone: string, at: number): string {
  return formatShifted(at, offsetAt(zone, at));
}

const formatShifted = (at: number, offset: number) =>
  new Date(at + offset * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/**
 * VTIMEZONE with each change of the offset in the years of these events, from the data of Intl (ADR 0032). The changes are
 * listed one by one, because a recurrence rule says nothing about a government's next decision.
 */
export function timeZoneLines(zone: string, start: number, end: number): string[] {
  const from = Date.UTC(new Date(start).getUTCFullYear(), 0, 1) - dayMs;
  const until = Date.UTC(new Date(end).getUTCFullYear() + 1, 0, 1) + dayMs;
  const changes = findChanges(zone, from, until);
  const offsets = [offsetAt(zone, from), ...changes.map(({ offset }) => offset)];
  const standard = Math.min(...offsets);
  const [first = 0] = offsets;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observanceLines('19700101T000000', first, first, standard),
    ...changes.flatMap(({ at, offset }, index) => {
      const before = offsets[index] ?? first;
      return observanceLines(formatShifted(at, before), before, offset, standard);
    }),
    'END:VTIMEZONE',
  ];
}

function observanceLines(start: string, before: number, offset: number, standard: number): string[] {
  const kind = offset > standard ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(offset)}`,
    `END:${kind}`,
  ];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const formatOffset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`;

/** Two changes are further apart than a week, even around Ramadan. */
function findChanges(zone: string, from: number, until: number): { at: number; offset: number }[] {
  const changes: { at: number; offset: number }[] = [];
  for (let at = from, before = offsetAt(zone, from); at < until; at += 7 * dayMs) {
    const offset = offsetAt(zone, at + 7 * dayMs);
    if (offset === before) continue;
    changes.push({ at: bisect(zone, at, at + 7 * dayMs, before), offset });
    before = offset;
  }
  return changes;
}

/** The first minute that no longer has the offset of `before`. */
function bisect(zone: string, before: number, after: number, offset: number): number {
  let [low, high] = [before / 60_000, after / 60_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * 60_000) === offset) low = middle;
    else high = middle;
  }
  return high * 60_000;
}
