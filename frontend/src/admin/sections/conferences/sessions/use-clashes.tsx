import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Booking } from '@majlis/contracts/programme/session-clashes';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../../../api/query';
import { useFieldText } from '../../../fields/form/staff-form';
import { Icon } from '../../../shell/icon';
import { clashWarnings, toBookings } from './session-warnings';
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
