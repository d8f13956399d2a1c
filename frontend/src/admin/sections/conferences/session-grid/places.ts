import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { t } from '#messages';
import { minuteMs } from '../../../../ui/schedule/place-sessions';
import { formatShortDay, formatTimeRange } from '../../../../ui/time/dates';

/** Where a session takes place, and when. */
export type Place = Pick<ProgrammeBooking, 'startTime' | 'endTime' | 'location'>;

export const stepMinutes = 5;
const stepMs = stepMinutes * minuteMs;

const toStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes;

const toIso = (ms: number) => new Date(ms).toISOString();

const lengthOf = ({ startTime, endTime }: Place): number => Date.parse(endTime) - Date.parse(startTime);

/** `start` is in milliseconds since 1970. */
export const startAt = (place: Place, start: number): Place => ({
  ...place,
  startTime: toIso(start),
  endTime: toIso(start + lengthOf(place)),
});

/** A session lasts at least one step. `end` is in milliseconds since 1970. */
export const endAt = (place: Place, end: number): Place => ({
  ...place,
  endTime: toIso(Math.max(end, Date.parse(place.startTime) + stepMs)),
});

export const shiftBy = (place: Place, minutes: number): Place =>
  startAt(place, Date.parse(place.startTime) + minutes * minuteMs);

export const lengthenBy = (place: Place, minutes: number): Place =>
  endAt(place, Date.parse(place.endTime) + minutes * minuteMs);

/** The next room in a direction; the first or last one stays. A session without a room gets the first one. */
export function nextRoom(place: Place, rooms: string[], by: 1 | -1): Place {
  const index = rooms.findIndex((room) => roomKey(room) === roomKey(place.location));
  const location = index < 0 ? rooms[0] : rooms[index + by];
  return location === undefined ? place : { ...place, location };
}

export const placeOf = ({ startTime, endTime, location }: Place): Place => ({ startTime, endTime, location });

export const isSamePlace = (one: Place, other: Place): boolean =>
  Date.parse(one.startTime) === Date.parse(other.startTime) &&
  Date.parse(one.endTime) === Date.parse(other.endTime) &&
  roomKey(one.location) === roomKey(other.location);

type Point = { x: number; y: number };
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Columns = { rooms: string[]; start: number; minutes: number };

export type Grip = {
  place: Place;
  /** A new session reaches from where the pointer was pressed to where it is. */
  mode: 'move' | 'lengthen' | 'create';
  /** Minutes from the start of the session, or from the end that is pulled, to the pointer. */
  offset: number;
  /** Such a session stays across all rooms wherever the pointer is. */
  isForAllRooms: boolean;
};

/** The place that a held session has while the pointer is here. `box` is that of the columns. */
export function placeUnder({ x, y }: Point, box: Box, { rooms, start, minutes }: Columns, grip: Grip): Place {
  const minute = toStep(((y - box.top) / box.height) * minutes - grip.offset);
  if (grip.mode === 'create') {
    const pointer = start + Math.max(0, Math.min(minute, minutes)) * minuteMs;
    return {
      ...grip.place,
      startTime: toIso(Math.min(pointer, Date.parse(grip.place.startTime))),
      endTime: toIso(Math.max(pointer, Date.parse(grip.place.endTime))),
    };
  }
  if (grip.mode === 'lengthen') return endAt(grip.place, start + minute * minuteMs);
  const from = clamp(minute, minutes - stepMinutes);
  const moved = startAt(grip.place, start + from * minuteMs);
  const location = rooms[clamp(Math.floor(((x - box.left) / box.width) * rooms.length), rooms.length - 1)];
  return grip.isForAllRooms || location === undefined ? moved : { ...moved, location };
}

const cellMinutes = 15;

/** The quarter of an hour of the room under the pointer, where a new session begins. */
export function cellUnder(point: Point, box: Box, columns: Columns): Place {
  const minute = Math.floor((((point.y - box.top) / box.height) * columns.minutes) / cellMinutes) * cellMinutes;
  const start = columns.start + minute * minuteMs;
  const place = { startTime: toIso(start), endTime: toIso(start + cellMinutes * minuteMs), location: '' };
  const grip: Grip = { place, mode: 'move', offset: 0, isForAllRooms: false };
  return { ...place, location: placeUnder(point, box, columns, grip).location };
}

const newSessionMinutes = 60;

/** A pressed cell becomes a session of an hour, or until the next session of its room. */
export function growCell(cell: Place, sessions: Place[]): Place {
  const start = Date.parse(cell.startTime);
  const next = sessions
    .filter(({ location }) => [roomKey(cell.location), ''].includes(roomKey(location)))
    .map(({ startTime }) => Date.parse(startTime))
    .filter((time) => time > start);
  return endAt(cell, Math.min(start + newSessionMinutes * minuteMs, ...next));
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** Example: 'Sat 12 Dec, 09:00–10:00, Great Hall' */
export const describePlace = ({ startTime, endTime, location }: Place, timeZone: string): string =>
  [formatShortDay(startTime, timeZone), formatTimeRange(startTime, endTime, timeZone), location]
    .filter(Boolean)
    .join(t('lists.listSeparator'));
