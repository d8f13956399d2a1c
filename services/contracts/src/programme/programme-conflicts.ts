import type { Conference } from '../conferences/conferences.js';
import type { Endpoint } from '../shared/endpoint.js';
import { groupBy } from '../shared/group-by.js';
import { shiftZoneKeepingLocalTime, toLocalDateTime } from '../shared/zoned-times.js';
import { isOnlineRoom, minWalkMinutes, type Room, roomKey } from './rooms.js';
import { typesWithoutPart } from './session-parts.js';
import type { Session } from './sessions.schema.js';

/** The order is that in which conflicts are listed. */
export const conflictKinds = [
  'room-clash',
  'speaker-clash',
  'outside-dates',
  'capacity',
  'change-over',
  'missing-speakers',
  'missing-room',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** A session of the conference, or one elsewhere with one of its speakers. */
export type ProgrammeBooking = Pick<Session, 'id' | 'title' | 'startTime' | 'endTime' | 'location'> &
  Pick<Session, 'conferenceId' | 'version' | 'sessionType' | 'track' | 'maxAttendees'> & {
    conferenceTitle: string;
    speakers: { id: string; name: string }[];
  };

/** A conflict that staff left in the programme on purpose. */
export type AcceptedConflict = { key: string; reason: string; by: string; at: string };

export const maxReasonLength = 300;

export type Conflict = {
  /** Contains the kind and the ids of the sessions and the speaker, so that it stays the same as long as the conflict is there. */
  key: string;
  kind: ConflictKind;
  /** One session, or two with the earlier one first. At least one belongs to the conference. */
  sessions: ProgrammeBooking[];
  /** Only a `speaker-clash` and a `change-over` have a speaker. */
  speaker?: ProgrammeBooking['speakers'][number];
  /** Only a `capacity` conflict has a room. */
  room?: ConflictRoom;
  /** The time between the sessions of a `change-over`. */
  minutes?: number;
  accepted: AcceptedConflict | null;
};

type ConflictRoom = Pick<Room, 'name' | 'capacity'>;

export type Programme = {
  conference: Pick<Conference, 'id' | 'startDate' | 'endDate' | 'timezone' | 'isVirtual'>;
  bookings: ProgrammeBooking[];
  rooms: ConflictRoom[];
  accepted: AcceptedConflict[];
};

/** Reads the sessions of the conference, and those that its speakers have elsewhere on the same days. */
export const bookingsOf = (conferenceId: string): Endpoint<ProgrammeBooking[]> => ({
  path: `/api/conferences/${conferenceId}/bookings`,
});

const acceptedConflictsPath = (conferenceId: string) => `/api/conferences/${conferenceId}/accepted-conflicts`;

export const acceptedConflicts = (conferenceId: string): Endpoint<AcceptedConflict[]> => ({
  path: acceptedConflictsPath(conferenceId),
});

/** PUT accepts the conflict with a `{ reason }`, or changes the reason; DELETE lets it count again. */
export const acceptedConflictPath = (conferenceId: string, key: string): string =>
  `${acceptedConflictsPath(conferenceId)}/${encodeURIComponent(key)}`;

const minuteMs = 60_000;

type Timed = { booking: ProgrammeBooking; start: number; end: number; room: string; isOwn: boolean };
type Found = Omit<Conflict, 'key' | 'accepted'>;

/** Finds everything that keeps the programme from being held as planned, sorted by kind and time. */
export function findConflicts({ conference, bookings, rooms, accepted }: Programme): Conflict[] {
  const timed = bookings
    .map((booking) => ({
      booking,
      start: Date.parse(booking.startTime),
      end: Date.parse(booking.endTime),
      room: roomKey(booking.location),
      isOwn: booking.conferenceId === conference.id,
    }))
    .sort((one, other) => one.start - other.start);
  const own = timed.filter(({ isOwn }) => isOwn);
  const acceptedByKey = new Map(accepted.map((conflict) => [conflict.key, conflict]));
  const found = [
    ...findRoomClashes(own),
    ...findSpeakerConflicts(timed, conference),
    ...findOwnConflicts(own, conference, rooms),
  ];
  return found.toSorted(compareFound).map((conflict) => {
    const key = keyOf(conflict);
    return { ...conflict, key, accepted: acceptedByKey.get(key) ?? null };
  });
}

const startOf = ({ sessions: [first] }: Found): string => first?.startTime ?? '';

const compareFound = (one: Found, other: Found): number =>
  conflictKinds.indexOf(one.kind) - conflictKinds.indexOf(other.kind) ||
  Date.parse(startOf(one)) - Date.parse(startOf(other));

/** Finds the conflicts of one session only, which takes no longer in a large programme. The session need not be stored yet. */
export function findConflictsOf(planned: ProgrammeBooking, { bookings, ...programme }: Programme): Conflict[] {
  const begin = Date.parse(planned.startTime) - minWalkMinutes * minuteMs;
  const end = Date.parse(planned.endTime) + minWalkMinutes * minuteMs;
  const isNear = ({ id, startTime, endTime }: ProgrammeBooking) =>
    id !== planned.id && Date.parse(startTime) < end && Date.parse(endTime) > begin;
  const near = [planned, ...bookings.filter(isNear)];
  return findConflicts({ ...programme, bookings: near }).filter(({ sessions }) => sessions.includes(planned));
}

const keyOf = ({ kind, sessions, speaker }: Found): string =>
  [kind, ...sessions.map(({ id }) => id).sort(), ...(speaker ? [speaker.id] : [])].join(':');

/** Only sessions of this conference are compared, because others are held in other rooms. */
function* findRoomClashes(own: Timed[]): Generator<Found> {
  const inRooms = own.filter(({ room }) => room !== '');
  for (const inRoom of groupBy(inRooms, ({ room }) => room).values())
    for (const [one, other] of pairsWithin(0, inRoom))
      yield { kind: 'room-clash', sessions: [one.booking, other.booking] };
}

function* findSpeakerConflicts(timed: Timed[], { isVirtual }: Programme['conference']): Generator<Found> {
  const talks = timed.flatMap((session) => session.booking.speakers.map((speaker) => ({ ...session, speaker })));
  for (const ofSpeaker of groupBy(talks, ({ speaker }) => speaker.id).values())
    for (const [one, other] of pairsWithin(minWalkMinutes, ofSpeaker)) {
      if (!one.isOwn && !other.isOwn) continue;
      const pair = { sessions: [one.booking, other.booking], speaker: one.speaker };
      if (other.start < one.end) yield { kind: 'speaker-clash', ...pair };
      else if (hasWay(one, other, isVirtual))
        yield { kind: 'change-over', ...pair, minutes: Math.floor((other.start - one.end) / minuteMs) };
    }
}

/** Yields the pairs that overlap or have less than `minutes` between them, the earlier session first. */
function* pairsWithin<Session extends Timed>(minutes: number, inOrder: Session[]): Generator<[Session, Session]> {
  for (const [index, one] of inOrder.entries())
    for (let next = index + 1; next < inOrder.length; next++) {
      const other = inOrder[next];
      if (!other || other.start - one.end >= minutes * minuteMs) break;
      yield [one, other];
    }
}

/** True if a speaker has to walk from one session to the other. */
function hasWay(one: Timed, other: Timed, isVirtual: boolean): boolean {
  if (isVirtual || [one, other].some(({ room }) => isOnlineRoom(room))) return false;
  if (!one.isOwn || !other.isOwn) return true;
  return one.room !== '' && other.room !== '' && one.room !== other.room;
}

function* findOwnConflicts(own: Timed[], conference: Programme['conference'], rooms: ConflictRoom[]): Generator<Found> {
  const days = toDays(conference);
  const roomOf = new Map(rooms.map((room) => [roomKey(room.name), room]));
  for (const { booking, start, end, room: key } of own) {
    const sessions = [booking];
    const { sessionType, maxAttendees, speakers } = booking;
    const room = roomOf.get(key);
    if (start < days.begin || end > days.end) yield { kind: 'outside-dates', sessions };
    if (room?.capacity != null && (maxAttendees ?? 0) > room.capacity) yield { kind: 'capacity', sessions, room };
    if (speakers.length === 0 && !typesWithoutPart.speakers.includes(sessionType))
      yield { kind: 'missing-speakers', sessions };
    if (key === '' && !typesWithoutPart.room.includes(sessionType)) yield { kind: 'missing-room', sessions };
  }
}

const dayMs = 86_400_000;

/** Returns the beginning of the conference's first day and the end of its last one, in its zone. */
function toDays({ startDate, endDate, timezone }: Programme['conference']): { begin: number; end: number } {
  const beginOf = (midnight: number) =>
    Date.parse(shiftZoneKeepingLocalTime(timezone, new Date(midnight).toISOString(), 'UTC'));
  const dayOf = (instant: string) => Date.parse(toLocalDateTime(instant, timezone).slice(0, 10));
  return { begin: beginOf(dayOf(startDate)), end: beginOf(dayOf(endDate) + dayMs) };
}
