import { sessionTypes } from '@majlis/contracts/shared/choices';
import { type CSSProperties, memo } from 'react';
import { cachedDateFormat, formatTime, zoneAt } from '../time/dates';

type Timed = { startTime: string; endTime: string };

export type PlacedSession<Session> = {
  session: Session;
  /** Minutes from the start of the grid. */
  from: number;
  minutes: number;
  /** The index of its column; undefined if it spans all of them. */
  room: number | undefined;
  /** The position within its column, where overlapping sessions stand beside each other in `lanes`. */
  lane: number;
  lanes: number;
};

export type PlacedDay<Session> = {
  /**
   * The names of the columns. The column of sessions without a room, which exists if they overlap with others, has an empty name.
   */
  rooms: string[];
  /** In milliseconds since 1970, as all instants of the grid: a day with a change of clocks has 23 or 25 hours. */
  start: number;
  minutes: number;
  /** The full hours of local time. */
  hours: { instant: string; from: number }[];
  /** Sorted like the sessions of the list. */
  sessions: PlacedSession<Session>[];
};

export type Placing<Session> = {
  roomOf: (session: Session) => string;
  compareRooms: (one: string, other: string) => number;
  /** True for a session that spans all rooms, unless another session takes place in one of them meanwhile. */
  isForAllRooms: (session: Session) => boolean;
  /** These rooms get a column even if nothing takes place in them. */
  rooms?: string[];
  /** The grid has at least these hours, in milliseconds since 1970. */
  hours?: { from: number; until: number };
};

type Span<Session> = { session: Session; start: number; end: number };
type Lane = { lane: number; lanes: number };

export const minuteMs = 60_000;
const roundingMinutes = 30;
/** A session that lasts for days is cut off; a day with a change of clocks fits in. */
const maxMinutes = 26 * 60;

/** `sessions` are those of one day in `timeZone`, sorted by start. */
export function placeSessions<Session extends Timed>(
  sessions: Session[],
  timeZone: string,
  { roomOf, compareRooms, isForAllRooms, rooms: allRooms = [], hours }: Placing<Session>,
): PlacedDay<Session> {
  const spans = sessions.map((session) => ({
    session,
    start: Date.parse(session.startTime),
    end: Date.parse(session.endTime),
  }));
  const first = Math.min(...spans.map(({ start }) => start), hours?.from ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...spans.map(({ end }) => end), hours?.until ?? 0);
  if (last === 0) return { rooms: allRooms, start: 0, minutes: 0, hours: [], sessions: [] };
  const start = first - (minuteOfHour(first, timeZone) % roundingMinutes) * minuteMs;
  const minutes = Math.min(Math.ceil((last - start) / minuteMs / roundingMinutes) * roundingMinutes, maxMinutes);
  const minuteOf = (at: number) => Math.min((at - start) / minuteMs, minutes);

  const acrossAll = findAcrossAll(spans, isForAllRooms);
  const rooms = [...new Set(spans.filter((one) => !acrossAll.has(one)).map(({ session }) => roomOf(session)))];
  const columns = [...new Set([...allRooms, ...rooms])];
  columns.sort(compareRooms);
  const indices = new Map(columns.map((room, index) => [room, index]));
  const columnOf = (one: Span<Session>) => (acrossAll.has(one) ? undefined : indices.get(roomOf(one.session)));
  const byColumn = [undefined, ...indices.values()].map((column) => spans.filter((one) => columnOf(one) === column));
  const lanes = new Map(byColumn.flatMap(assignLanes));
  return {
    rooms: columns,
    start,
    minutes,
    hours: findHours(start, minutes, timeZone),
    sessions: spans.map((one) => ({
      session: one.session,
      from: minuteOf(one.start),
      minutes: minuteOf(one.end) - minuteOf(one.start),
      room: columnOf(one),
      ...(lanes.get(one) ?? { lane: 0, lanes: 1 }),
    })),
  };
}

const overlaps = (one: Span<unknown>, other: Span<unknown>): boolean => one.start < other.end && other.start < one.end;

function findAcrossAll<Session>(
  spans: Span<Session>[],
  isForAllRooms: (session: Session) => boolean,
): Set<Span<Session>> {
  const acrossAll = new Set(spans.filter(({ session }) => isForAllRooms(session)));
  for (let before = -1; before !== acrossAll.size; ) {
    before = acrossAll.size;
    for (const one of acrossAll)
      if (spans.some((other) => !acrossAll.has(other) && overlaps(one, other))) acrossAll.delete(one);
  }
  return acrossAll;
}

/** `column` is sorted by start. A session takes the first free lane; overlapping ones share the width equally. */
function assignLanes<Session>(column: Span<Session>[]): [Span<Session>, Lane][] {
  const placed: [Span<Session>, Lane][] = [];
  let group: typeof placed = [];
  let ends: number[] = [];
  for (const one of column) {
    if (ends.every((end) => end <= one.start)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= one.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = one.end;
    group.push([one, { lane, lanes: 0 }]);
    for (const [, place] of group) place.lanes = ends.length;
    placed.push(...group.slice(-1));
  }
  return placed;
}

function findHours(start: number, minutes: number, timeZone: string): PlacedDay<unknown>['hours'] {
  const first = (60 - minuteOfHour(start, timeZone)) % 60;
  const count = Math.max(0, Math.floor((minutes - first) / 60) + 1);
  return Array.from({ length: count }, (_, index) => first + index * 60).map((from) => ({
    instant: new Date(start + from * minuteMs).toISOString(),
    from,
  }));
}

/** Uses an English format, because other languages may have other digits. */
const minuteOfHour = (at: number, timeZone: string): number =>
  Number(cachedDateFormat('en', zoneAt(timeZone, new Date(at).toISOString()), { minute: 'numeric' }).format(at));

type HourLinesProps = {
  hours: PlacedDay<never>['hours'];
  timeZone: string;
  axisClass: string | undefined;
  linesClass: string | undefined;
};

/** Renders the time axis of a grid and a line for each hour. Each has its minutes from the start as `--from`. */
export const HourLines = memo(({ hours, timeZone, axisClass, linesClass }: HourLinesProps) => (
  <>
    <div className={axisClass} aria-hidden="true">
      {hours.map(({ instant, from }) => (
        <time key={from} style={{ '--from': from } as CSSProperties}>
          {formatTime(instant, timeZone)}
        </time>
      ))}
    </div>
    <div className={linesClass} aria-hidden="true">
      {hours.map(({ from }) => (
        <i key={from} style={{ '--from': from } as CSSProperties} />
      ))}
    </div>
  </>
));

type Kind = { track: string; sessionType: string };

/** The style sheet has this many colours. */
const hueCount = 6;

/** Returns the index of a session's colour: each track has a colour, or each type if there are no tracks. */
export function huesOf(sessions: Kind[]): (session: Kind) => number | undefined {
  const tracks = [...new Set(sessions.map(({ track }) => track))].filter(Boolean);
  const hasTracks = tracks.length > 1;
  const used = sessionTypes.filter((type) => sessions.some(({ sessionType }) => sessionType === type));
  const names: string[] = hasTracks ? tracks.sort((one, other) => one.localeCompare(other)) : used;
  const hues = new Map(names.map((name, index) => [name, index % hueCount]));
  return ({ track, sessionType }) => hues.get(hasTracks ? track : sessionType);
}
