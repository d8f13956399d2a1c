import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type AcceptedConflict,
  type Conflict,
  findConflicts,
  type Programme,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import type { Room } from '@majlis/contracts/programme/rooms';
import { useDeferredValue, useMemo } from 'react';
import { huesOf } from '../../../../ui/schedule/place-sessions';
import { isClash } from './conflict-panel';
import { cacheDays, type DayOf, groupByDay, listColumns, listDays } from './planned-days';

export type ProgrammeData = {
  conference: Conference;
  bookings: ProgrammeBooking[];
  rooms: Room[];
  accepted: AcceptedConflict[];
};

/** Reads the sessions and rooms that the grid shows, and finds the conflicts among them. */
export function useProgramme({ conference, bookings, rooms, accepted }: ProgrammeData) {
  const { id, timezone } = conference;
  const days = useMemo(() => listDays(conference), [conference]);
  const own = useMemo(() => bookings.filter(({ conferenceId }) => conferenceId === id), [bookings, id]);
  const dayOf = useMemo(() => cacheDays(timezone), [timezone]);
  const { byDay, unplaced } = useMemo(() => groupByDay(own, days, dayOf), [own, days, dayOf]);
  const columns = useMemo(() => listColumns(rooms, own), [rooms, own]);
  const hueOf = useMemo(() => huesOf(own), [own]);
  const programme = useMemo(
    (): Programme => ({ conference, bookings, rooms, accepted }),
    [conference, bookings, rooms, accepted],
  );
  // A drop is drawn before its conflicts are found.
  const deferred = useDeferredValue(programme);
  const conflicts = useMemo(() => findConflicts(deferred), [deferred]);
  const counts = useMemo(() => countConflicts(conflicts, id, dayOf), [conflicts, id, dayOf]);
  return { days, own, byDay, unplaced, dayOf, columns, hueOf, programme, conflicts, counts };
}

/** The open conflicts of each session, and of each day on which one of its own sessions is. */
function countConflicts(conflicts: Conflict[], id: string, dayOf: DayOf) {
  const bySession = new Map<string, number>();
  const byDay = new Map<string, number>();
  for (const { kind, sessions, accepted } of conflicts) {
    if (accepted !== null || !isClash({ kind })) continue;
    const own = sessions.filter(({ conferenceId }) => conferenceId === id);
    for (const session of own) bySession.set(session.id, (bySession.get(session.id) ?? 0) + 1);
    for (const day of new Set(own.map(dayOf))) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return { bySession, byDay };
}
