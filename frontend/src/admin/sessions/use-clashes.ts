import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import type { Booking } from '@majlis/contracts/session-clashes';
import type { Session } from '@majlis/contracts/sessions';
import { toInstant } from '@majlis/contracts/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../api/query';
import { useFieldText } from '../form/use-draft-form';
import type { AssignedSpeaker } from './assigned-speakers';
import { clashWarnings, toBookings } from './session-warnings';

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
