import type { SessionType } from '../shared/choices.js';

/** The parts of a complete session. */
export const sessionParts = ['speakers', 'room'] as const;
export type SessionPart = (typeof sessionParts)[number];

/** A break and a meeting for networking need no speakers, and a break needs no room. */
export const typesWithoutPart: Record<SessionPart, readonly SessionType[]> = {
  speakers: ['break', 'networking'],
  room: ['break'],
};
