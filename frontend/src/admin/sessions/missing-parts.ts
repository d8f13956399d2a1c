import type { SessionType } from '@majlis/contracts/choices';

const missingParts = ['speakers', 'room'] as const;
export type MissingPart = (typeof missingParts)[number];

type Completable = { sessionType: SessionType; location: string; speakers: unknown[] };

/** Nobody speaks in a break or while people meet, and a break needs no room. */
const typesWithout: Record<MissingPart, SessionType[]> = { speakers: ['break', 'networking'], room: ['break'] };

export function lacks(part: MissingPart, { sessionType, location, speakers }: Completable): boolean {
  if (typesWithout[part].includes(sessionType)) return false;
  return part === 'speakers' ? speakers.length === 0 : location.trim() === '';
}

/** Added to the path of the session list, it selects the sessions that lack the part. */
export const missingPartQuery = (part: MissingPart): string => `?missing=${part}`;

export const toMissingPart = (text: string | null): MissingPart | '' =>
  missingParts.find((part) => part === text) ?? '';
