import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import type { Booking } from '@majlis/contracts/session-clashes';
import type { Session } from '@majlis/contracts/sessions';
import { instantOf } from '@majlis/contracts/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../api/query';
import { useFieldText } from '../../ui/form/use-draft-form';
import type { Assigned } from './assigned-speakers';
import { bookingsOf, clashWarnings } from './session-warnings';

export type Times = Pick<Session, 'startTime' | 'endTime'>;

/** The times that the form of a session shows now; undefined while they cannot be read. */
export function useTypedTimes({ timezone }: Pick<Conference, 'timezone'>): Times | undefined {
  const startTime = instantOf(useFieldText('startTime'), timezone);
  const endTime = instantOf(useFieldText('endTime'), timezone);
  return startTime && endTime ? { startTime, endTime } : undefined;
}

type Planned = { id: string; times?: Times; location?: string; speakers: Assigned[] };

/** Warnings of other sessions that need the same room or the same people as what is planned here. */
export function useClashes(conferenceId: string, { id, times, location = '', speakers }: Planned): string[] {
  const { data: sessions } = useQuery(query(reads.sessions(conferenceId)));
  const { data: programme } = useQuery(query(reads.programme(conferenceId)));
  const others = useMemo(() => bookingsOf(sessions ?? [], programme ?? []), [sessions, programme]);
  if (!times) return [];
  const people = speakers.map(({ personId, name }) => ({ id: personId, name }));
  const planned: Booking = { id, title: '', ...times, location, speakers: people };
  return clashWarnings(planned, others);
}
