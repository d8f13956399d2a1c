import type { AgendaSession } from '@majlis/contracts/sessions';
import { formatTime } from '../../../../ui/time/dates';
import { isPause } from '../is-pause';
import { compareRooms, nameRooms } from '../name-rooms';
import { groupBy } from '../programme-days';

export type PlacedSession = {
  session: AgendaSession;
  /** Minutes from the start of the grid. */
  from: number;
  minutes: number;
  /** Index of its column; undefined across all of them. */
  room: number | undefined;
  /** Sessions that overlap in a column stand beside each other. */
  lane: number;
  lanes: number;
};

export type PlacedDay = {
  /** Names of the columns. That of sessions without a room that overlap with others is empty. */
  rooms: string[];
  /** In milliseconds since 1970, as all instants of the grid: a day with a change of clocks has 23 or 25 hours. */
  start: number;
  minutes: number;
  /** Full hours of the clocks in the zone. */
  hours: { instant: string; from: number }[];
  /** In the order of the list. */
  sessions: PlacedSession[];
};

type Timed = { session: AgendaSession; start: number; end: number };

const minuteMs = 60_000;
const roundingMinutes = 30;
/** A session that lasts for days is cut off; a day with a change of clocks fits in. */
const maxMinutes = 26 * 60;

/** `sessions` are those of a day of `timeZone`, sorted by start. */
export function placeSessions(sessions: AgendaSession[], timeZone: string): PlacedDay {
  const timed = sessions.map((session) => ({
    session,
    start: Date.parse(session.startTime),
    end: Date.parse(session.endTime),
  }));
  const [first] = timed;
  if (!first) return { rooms: [], start: 0, minutes: 0, hours: [], sessions: [] };
  const start = first.start - (minuteOfHour(first.start, timeZone) % roundingMinutes) * minuteMs;
  const length = Math.ceil((Math.max(...timed.map(({ end }) => end)) - start) / minuteMs / roundingMinutes);
  const minutes = Math.min(length * roundingMinutes, maxMinutes);
  const minuteOf = (at: number) => Math.min((at - start) / minuteMs, minutes);

  const roomOf = nameRooms(sessions);
  const spanning = findSpanning(timed);
  const rooms = [...new Set(timed.filter((one) => !spanning.has(one)).map(({ session }) => roomOf(session)))];
  rooms.sort(compareRooms);
  const columnOf = (one: Timed) => (spanning.has(one) ? undefined : rooms.indexOf(roomOf(one.session)));
  const columns = groupBy(timed, columnOf);
  const lanes = new Map([...columns.values()].flatMap(assignLanes));
  return {
    rooms,
    start,
    minutes,
    hours: findHours(start, minutes, timeZone),
    sessions: timed.map((one) => ({
      session: one.session,
      from: minuteOf(one.start),
      minutes: minuteOf(one.end) - minuteOf(one.start),
      room: columnOf(one),
      ...(lanes.get(one) ?? { lane: 0, lanes: 1 }),
    })),
  };
}

const overlaps = (one: Timed, other: Timed): boolean => one.start < other.end && other.start < one.end;

/** Breaks and sessions without a room stand across all rooms, unless something takes place in one of these. */
function findSpanning(timed: Timed[]): Set<Timed> {
  const spanning = new Set(timed.filter(({ session }) => isPause(session) || !session.location.trim()));
  for (let before = -1; before !== spanning.size; ) {
    before = spanning.size;
    for (const one of spanning)
      if (timed.some((other) => !spanning.has(other) && overlaps(one, other))) spanning.delete(one);
  }
  return spanning;
}

/** `column` is sorted by start. A session takes the first lane that is free; those that meet share the width equally. */
function assignLanes(column: Timed[]): [Timed, { lane: number; lanes: number }][] {
  const placed: [Timed, { lane: number; lanes: number }][] = [];
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

function findHours(start: number, minutes: number, timeZone: string): PlacedDay['hours'] {
  const first = (60 - minuteOfHour(start, timeZone)) % 60;
  const count = Math.max(0, Math.floor((minutes - first) / 60) + 1);
  return Array.from({ length: count }, (_, index) => first + index * 60).map((from) => ({
    instant: new Date(start + from * minuteMs).toISOString(),
    from,
  }));
}

const minuteOfHour = (at: number, timeZone: string): number =>
  Number(formatTime(new Date(at).toISOString(), timeZone).slice(3));
