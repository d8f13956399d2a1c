import type { Endpoint } from '../shared/endpoint.js';
import { inConference, listPaths } from '../shared/list-paths.js';
import type { AuditFields } from '../shared/shared-fields.schema.js';
import { sharedTextKey } from '../shared/slugs.js';
import type { RoomInput } from './rooms.schema.js';

/** A session names its room by the text in `location`, so a conference need not list its rooms. */
export type Room = RoomInput & AuditFields & { id: string; conferenceId: string };

export const roomsOf = (conferenceId: string): Endpoint<Room[]> => ({
  path: inConference(listPaths.rooms, conferenceId),
});

/** Returns the same key for names that differ only in case and spaces; it is empty without a room. */
export const roomKey = sharedTextKey;

/** Leaving a full room and finding another one takes about this long; programmes that plan for it leave five minutes. */
export const minWalkMinutes = 5;

/** Nobody walks to a room that is a video call. */
export const isOnlineRoom = (key: string): boolean => /\b(online|virtual|zoom|webex|teams)\b|https?:/.test(key);
