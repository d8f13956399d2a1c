import type { SessionType } from '@majlis/contracts/choices';
import { type SessionPart, sessionParts, typesWithoutPart } from '@majlis/contracts/session-parts';

/** A session without an abstract can take place, so that only its list and the checklist name it. */
const missingParts = [...sessionParts, 'abstract'] as const;
export type MissingPart = (typeof missingParts)[number];

type Completable = { sessionType: SessionType; location: string; speakers: unknown[] };
type Described = { sessionType: SessionType; description: string; sessionAbstract: string };

export function lacks(part: SessionPart, { sessionType, location, speakers }: Completable): boolean {
  if (typesWithoutPart[part].includes(sessionType)) return false;
  return part === 'speakers' ? speakers.length === 0 : location.trim() === '';
}

export const lacksAbstract = ({ sessionType, description, sessionAbstract }: Described): boolean =>
  !typesWithoutPart.speakers.includes(sessionType) && sessionAbstract === '' && description === '';

/** Added to the path of the session list, it selects the sessions that lack the part. */
export const missingPartQuery = (part: MissingPart): string => `?missing=${part}`;

export const toMissingPart = (text: string | null): MissingPart | '' =>
  missingParts.find((part) => part === text) ?? '';
