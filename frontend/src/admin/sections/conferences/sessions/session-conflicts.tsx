import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  acceptedConflicts,
  bookingsOf,
  type Conflict,
  type ConflictKind,
  findConflicts,
  findConflictsOf,
  type Programme,
} from '@majlis/contracts/programme/programme-conflicts';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { useFieldText } from '../../../fields/form/staff-form';
import { Icon } from '../../../shell/buttons';
import { localDate } from '../../../shell/session-times';
import type { AssignedSpeaker } from './use-assignments';

export type Times = Pick<Session, 'startTime' | 'endTime'>;

/** Returns undefined while one of the typed times is incomplete. */
export function useFormTimes({ timezone }: Pick<Conference, 'timezone'>): Times | undefined {
  const startTime = toInstant(useFieldText('startTime'), timezone);
  const endTime = toInstant(useFieldText('endTime'), timezone);
  return startTime && endTime ? { startTime, endTime } : undefined;
}

export type ConferenceOfProgramme = Programme['conference'];

/** Undefined until all that conflicts are found in is loaded. */
function useStoredProgramme(conference: ConferenceOfProgramme): Programme | undefined {
  const { data: bookings } = useQuery(query(bookingsOf(conference.id)));
  const { data: rooms } = useQuery(query(roomsOf(conference.id)));
  const { data: accepted } = useQuery(query(acceptedConflicts(conference.id)));
  return useMemo(
    () => bookings && rooms && accepted && { conference, bookings, rooms, accepted },
    [conference, bookings, rooms, accepted],
  );
}

type PlannedSession = {
  id: string;
  times?: Times;
  location?: string;
  maxAttendees?: number | null;
  speakers: AssignedSpeaker[];
};

/** Warns of the conflicts that a session would have, which may not be saved yet. The form itself tells times outside the dates. */
export function useConflicts(conference: ConferenceOfProgramme, planned: PlannedSession): string[] {
  const programme = useStoredProgramme(conference);
  const { id, times, location = '', maxAttendees = null, speakers } = planned;
  if (!times || !programme) return [];
  const session = {
    ...{ id, ...times, location, maxAttendees, conferenceId: conference.id, conferenceTitle: '', title: '' },
    ...{ version: 0, track: '', sessionType: 'presentation' as const },
    speakers: speakers.map(({ personId, name }) => ({ id: personId, name })),
  };
  return findConflictsOf(session, programme)
    .filter((conflict) => isOpenClash(conflict) && conflict.kind !== 'outside-dates')
    .map((conflict) => describeConflictOf(id, conflict))
    .slice(0, maxWarnings);
}

/** Returns the warnings of all sessions by their ids. */
export function useWarnings(conference: ConferenceOfProgramme): Map<string, string[]> {
  const programme = useStoredProgramme(conference);
  return useMemo(() => (programme ? findWarnings(programme) : new Map()), [programme]);
}

/** More warnings would not help to resolve the conflict. */
const maxWarnings = 4;

export function findWarnings(programme: Programme): Map<string, string[]> {
  const warnings = new Map<string, string[]>();
  for (const conflict of findConflicts(programme).filter(isOpenClash))
    for (const { id } of conflict.sessions)
      warnings.set(id, [...(warnings.get(id) ?? []), describeConflictOf(id, conflict)].slice(0, maxWarnings));
  return warnings;
}

/** A session without a speaker or a room is unfinished, but clashes with nothing. */
export const isClash = ({ kind }: { kind: ConflictKind }): boolean =>
  kind !== 'missing-speakers' && kind !== 'missing-room';

export const isOpenClash = (conflict: Conflict): boolean => conflict.accepted === null && isClash(conflict);

/** Returns what a conflict has besides its kind and its sessions; empty if there is nothing more. */
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

/** Describes a conflict beside one of its sessions, and names the other one. */
export function describeConflictOf(id: string, conflict: Conflict): string {
  const other = conflict.sessions.find((session) => session.id !== id);
  const text = describeConflict(conflict);
  return other ? t('sessionGrid.conflictWith', { conflict: text, title: other.title }) : text;
}

/** These are warnings only: the session can still be saved. */
export const ConflictWarnings = ({ warnings }: { warnings: string[] }) => (
  <div role="status" className="form-warning">
    {warnings.length > 0 && (
      <ul className="list">
        {warnings.map((warning) => (
          <li key={warning} dir="auto">
            <Icon name="attention" /> {warning}
          </li>
        ))}
      </ul>
    )}
  </div>
);

type Dated = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;

export const isOutsideDates = ({ startTime, endTime }: Times, { startDate, endDate, timezone }: Dated): boolean =>
  localDate(timezone, startTime) < localDate(timezone, startDate) ||
  localDate(timezone, endTime) > localDate(timezone, endDate);

type ScheduledSession = Pick<Session, 'startTime' | 'endTime' | 'location'>;

/** Finds the next time at which the session's room is free for its duration; without a room, the time right after the session. */
export function nextFreeTimes(
  session: ScheduledSession,
  sessions: ScheduledSession[],
): Pick<Session, 'startTime' | 'endTime'> {
  const durationMs = Date.parse(session.endTime) - Date.parse(session.startTime);
  const room = session.location.toLowerCase();
  let start = Date.parse(session.endTime);
  const inSameRoom = sessions
    .filter(({ location }) => room !== '' && location.toLowerCase() === room)
    .map(({ startTime, endTime }) => ({ from: Date.parse(startTime), until: Date.parse(endTime) }))
    .toSorted((one, other) => one.from - other.from);
  for (const { from, until } of inSameRoom) if (from < start + durationMs && until > start) start = until;
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + durationMs).toISOString() };
}
