import {
  type Conflict,
  type ConflictKind,
  findConflictsOf,
  type Programme,
  type ProgrammeBooking,
} from '@majlis/contracts/programme-conflicts';
import { countOf } from '../count-of';
import { outsideDatesWarning } from '../sessions/session-warnings';
import type { Place } from './places';

export const kindLabels: Record<ConflictKind, string> = {
  'room-clash': 'Room used twice at once',
  'speaker-clash': 'Speaker in two places at once',
  'outside-dates': outsideDatesWarning,
  capacity: 'Room too small',
  'change-over': 'Too little time to change rooms',
  'missing-speakers': 'No speakers yet',
  'missing-room': 'No room yet',
};

/** What a conflict has besides its kind and its sessions; empty if nothing. */
export function conflictDetail({ kind, sessions, speaker, room, minutes = 0 }: Conflict): string {
  const [session] = sessions;
  switch (kind) {
    case 'room-clash':
      return session?.location ?? '';
    case 'speaker-clash':
      return speaker?.name ?? '';
    case 'change-over':
      return `${speaker?.name}: ${countOf(minutes, 'minute')}`;
    case 'capacity':
      return `${room?.name} has ${countOf(room?.capacity ?? 0, 'seat')}, the session ${session?.maxAttendees}`;
    default:
      return '';
  }
}

function describeConflictOf(id: string, conflict: Conflict): string {
  const other = conflict.sessions.find((session) => session.id !== id);
  const detail = conflictDetail(conflict);
  return `${kindLabels[conflict.kind]}${detail && `: ${detail}`}${other ? ` (“${other.title}”)` : ''}`;
}

/** One line for each conflict that the session would have at a place where it is not yet. */
export const describeConflictsAt = (programme: Programme, session: ProgrammeBooking, place: Place): string[] =>
  findConflictsOf({ ...session, ...place }, programme)
    .filter(({ accepted }) => accepted === null)
    .map((conflict) => describeConflictOf(session.id, conflict));
