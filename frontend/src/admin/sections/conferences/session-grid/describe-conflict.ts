import {
  type Conflict,
  findConflictsOf,
  type Programme,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { t } from '#messages/staff';
import type { Place } from './places';

/** Says what a conflict has besides its kind and its sessions; empty if that is all. */
export function conflictDetail({ kind, sessions, speaker, room, minutes = 0 }: Conflict): string {
  const [session] = sessions;
  switch (kind) {
    case 'room-clash':
      return session?.location ?? '';
    case 'speaker-clash':
      return speaker?.name ?? '';
    case 'change-over':
      return t('sessionGrid.timeLeft', { speaker: speaker?.name ?? '', count: minutes });
    case 'capacity':
      return t('sessionGrid.roomTooSmall', {
        room: room?.name ?? '',
        capacity: room?.capacity ?? 0,
        attendees: session?.maxAttendees ?? 0,
      });
    default:
      return '';
  }
}

export function describeConflict(conflict: Conflict): string {
  const kind = t(`sessionGrid.conflictKinds.${conflict.kind}`);
  const detail = conflictDetail(conflict);
  return detail ? t('sessionGrid.kindWithDetail', { kind, detail }) : kind;
}

function describeConflictOf(id: string, conflict: Conflict): string {
  const other = conflict.sessions.find((session) => session.id !== id);
  const text = describeConflict(conflict);
  return other ? t('sessionGrid.conflictWith', { conflict: text, title: other.title }) : text;
}

/** One line for each conflict that the session would have at a place where it is not yet. */
export const describeConflictsAt = (programme: Programme, session: ProgrammeBooking, place: Place): string[] =>
  findConflictsOf({ ...session, ...place }, programme)
    .filter(({ kind, accepted }) => accepted === null && kind !== 'missing-speakers')
    .map((conflict) => describeConflictOf(session.id, conflict));
