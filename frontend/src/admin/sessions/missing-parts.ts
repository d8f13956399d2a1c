import type { SessionType } from '@majlis/contracts/choices';
import { type SessionPart, sessionParts, typesWithoutPart } from '@majlis/contracts/session-parts';

export type MissingPart = SessionPart;

type Completable = { sessionType: SessionType; location: string; speakers: unknown[] };

export function lacks(part: MissingPart, { sessionType, location, speakers }: Completable): boolean {
  if (typesWithoutPart[part].includes(sessionType)) return false;
  return part === 'speakers' ? speakers.length === 0 : location.trim() === '';
}

/** Added to the path of the session list, it selects the sessions that lack the part. */
export const missingPartQuery = (part: MissingPart): string => `?missing=${part}`;

export const toMissingPart = (text: string | null): MissingPart | '' =>
  sessionParts.find((part) => part === text) ?? '';
