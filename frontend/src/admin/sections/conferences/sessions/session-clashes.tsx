import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type Booking, type Clash, findClash, findClashes } from '@majlis/contracts/programme/session-clashes';
import type { ProgrammeSession, Session } from '@majlis/contracts/programme/sessions.schema';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { fullName } from '../../../../ui/text/formats';
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

type PlannedSession = { id: string; times?: Times; location?: string; speakers: AssignedSpeaker[] };

/** Warns of sessions that need the same room or people at the same time. */
export function useClashes(conferenceId: string, { id, times, location = '', speakers }: PlannedSession): string[] {
  const { data: sessions } = useQuery(query(endpoints.sessions(conferenceId)));
  const { data: programme } = useQuery(query(endpoints.programme(conferenceId)));
  const others = useMemo(() => toBookings(sessions ?? [], programme ?? []), [sessions, programme]);
  if (!times) return [];
  const people = speakers.map(({ personId, name }) => ({ id: personId, name }));
  const planned: Booking = { id, title: '', ...times, location, speakers: people };
  return clashWarnings(planned, others);
}

/** Clashes are warnings only: the session can still be saved. */
export const ClashWarnings = ({ warnings }: { warnings: string[] }) => (
  <div role="status" className="form-warning">
    {warnings.length > 0 && (
      <ul className="form-warning-list">
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
type Timed = Pick<Session, 'startTime' | 'endTime'>;

/** More warnings would not help to resolve the clash. */
const maxWarnings = 4;

export const isOutsideDates = ({ startTime, endTime }: Timed, { startDate, endDate, timezone }: Dated): boolean =>
  localDate(timezone, startTime) < localDate(timezone, startDate) ||
  localDate(timezone, endTime) > localDate(timezone, endDate);

export function toBookings(sessions: Session[], programme: ProgrammeSession[]): Booking[] {
  const speakers = new Map(
    programme.map((session) => [
      session.id,
      session.speakers.map(({ person }) => ({ id: person.id, name: fullName(person) })),
    ]),
  );
  return sessions.map((session) => ({ ...session, speakers: speakers.get(session.id) ?? [] }));
}

const describeClash = ({ isSameRoom, speakers }: Clash, { title }: Booking): string[] => [
  ...(isSameRoom ? [t('sessions.sameRoomAs', { title })] : []),
  ...speakers.map(({ name }) => t('sessions.speaksAlsoIn', { name, title })),
];

export function findWarnings(bookings: Booking[], conference: Dated): Map<string, string[]> {
  const warnings = new Map<string, string[]>();
  const warn = ({ id }: Booking, texts: string[]) =>
    warnings.set(id, [...(warnings.get(id) ?? []), ...texts].slice(0, maxWarnings));

  for (const booking of bookings) if (isOutsideDates(booking, conference)) warn(booking, [t('sessions.outsideDates')]);
  for (const [one, other, clash] of findClashes(bookings)) {
    warn(one, describeClash(clash, other));
    warn(other, describeClash(clash, one));
  }
  return warnings;
}

/** Works for a session that is not saved yet. */
const clashWarnings = (booking: Booking, others: Booking[]): string[] =>
  others
    .flatMap((other) => {
      const clash = findClash(booking, other);
      return clash ? describeClash(clash, other) : [];
    })
    .slice(0, maxWarnings);

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
