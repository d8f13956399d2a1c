import type { Session } from './sessions.schema.js';

export const maxMovedSessions = 1_000;

/** Where a session is to be, and the version that was moved. Times may be local times of the conference zone. */
export type SessionMove = Pick<Session, 'id' | 'version' | 'startTime' | 'endTime'> &
  /** Without it, the session stays in its room. */
  Partial<Pick<Session, 'location'>>;

/** All sessions are moved or none: a 409 names each that was changed meanwhile in `failedRows`. */
export type MoveInput = { sessions: SessionMove[] };

/** The sessions as they are now, in the order of the request. */
export type MoveResult = { sessions: Required<SessionMove>[] };

/** Days of the conference's zone: '2026-12-12'. */
export type DayCopyInput = { from: string; to: string; withSpeakers: boolean };

export type DayCopyResult = { sessions: number };

const sessionsPath = (conferenceId: string) => `/api/conferences/${conferenceId}/sessions`;
export const movePath = (conferenceId: string): string => `${sessionsPath(conferenceId)}/move`;
export const dayCopyPath = (conferenceId: string): string => `${sessionsPath(conferenceId)}/copy-day`;
