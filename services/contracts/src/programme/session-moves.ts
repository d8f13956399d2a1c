import type { Session } from './sessions.schema.js';

export const maxMovedSessions = 1_000;

/** The new place of a session, and the version that the move began from. Times may be local times of the conference zone. */
export type SessionMove = Pick<Session, 'id' | 'version' | 'startTime' | 'endTime'> &
  /** Without a location the session stays in its room. */
  Partial<Pick<Session, 'location'>>;

/** All sessions are moved or none: the 409 lists in `failedRows` each session that was changed meanwhile. */
export type MoveInput = { sessions: SessionMove[] };

/** The sessions as they are now, in the order of the request. */
export type MoveResult = { sessions: Required<SessionMove>[] };

/** Days in the conference's zone, such as '2026-12-12'. */
export type DayCopyInput = { from: string; to: string; withSpeakers: boolean };

export type DayCopyResult = { sessions: number };

const sessionsPath = (conferenceId: string) => `/api/conferences/${conferenceId}/sessions`;
export const movePath = (conferenceId: string): string => `${sessionsPath(conferenceId)}/move`;
export const dayCopyPath = (conferenceId: string): string => `${sessionsPath(conferenceId)}/copy-day`;
