import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { roomKey } from '@majlis/contracts/programme/rooms';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { type PlacedDay, placeSessions } from '../../../../ui/schedule/place-sessions';
import { localDate } from '../../../shell/session-times';
import { type Place, placeOf, startAt } from './places';
import { hasPlace, instantOf } from './planned-days';

/** Every day has at least these hours, so that there is space to drag a session to. */
const [firstHour, lastHour] = ['08:00', '20:00'];

/** `sessions` are those of the day. With `only`, they are those of one room and those across all rooms; `held` has space, too. */
export function placeDay(
  sessions: ProgrammeBooking[],
  day: string,
  timeZone: string,
  rooms: string[],
  only?: string,
  held?: Place,
): PlacedDay<ProgrammeBooking> {
  const names = new Map(rooms.map((room) => [roomKey(room), room]));
  const indices = new Map(rooms.map((room, index) => [room, index]));
  const roomOf = ({ location }: ProgrammeBooking) => names.get(roomKey(location)) ?? '';
  const shown = only === undefined ? sessions : sessions.filter((session) => ['', only].includes(roomOf(session)));
  // Sessions without a room overlap with others, so they come last.
  const position = (room: string) => indices.get(room) ?? rooms.length;
  return placeSessions(shown, timeZone, {
    roomOf,
    compareRooms: (one, other) => position(one) - position(other),
    isForAllRooms: (session) => roomOf(session) === '',
    rooms: only === undefined ? rooms : [only],
    hours: {
      from: Math.min(instantOf(day, firstHour, timeZone), ...startOf(held)),
      until: Math.max(instantOf(day, lastHour, timeZone), ...endOf(held)),
    },
  });
}

const startOf = (held: Place | undefined) => (held ? [Date.parse(held.startTime)] : []);
const endOf = (held: Place | undefined) => (held ? [Date.parse(held.endTime)] : []);

/** Where a session is picked up: on this day at its time, in the first room if it needs one and has none. */
export function onDay(session: ProgrammeBooking, day: string, timeZone: string, rooms: string[]): Place {
  const place = placeOf(session);
  const [firstRoom = ''] = rooms;
  const inRoom = hasPlace(session) ? place : { ...place, location: firstRoom };
  if (localDate(timeZone, session.startTime) === day) return inRoom;
  return startAt(inRoom, instantOf(day, toLocalDateTime(session.startTime, timeZone).slice(11), timeZone));
}
