import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import * as schedule from '../../../../ui/schedule/place-sessions';
import { isPause } from '../is-pause';
import { compareRooms, nameRooms } from '../name-rooms';

export type PlacedSession = schedule.PlacedSession<AgendaSession>;
export type PlacedDay = schedule.PlacedDay<AgendaSession>;

/** `sessions` are those of a day of `timeZone`, sorted by start. Breaks stand across all rooms. */
export const placeProgramme = (sessions: AgendaSession[], timeZone: string): PlacedDay =>
  schedule.placeSessions(sessions, timeZone, {
    roomOf: nameRooms(sessions),
    compareRooms,
    isForAllRooms: (session) => isPause(session) || !session.location.trim(),
  });
