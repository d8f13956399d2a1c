import type { Conference } from '@majlis/contracts/conferences/conferences';
import { bookingsOf, type ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type MoveResult, movePath } from '@majlis/contracts/programme/session-moves';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { queriesUnder, query } from '../../../../api/query';
import { subjectOf } from '../../../rows/history/history-subject';
import { useUndo } from '../../../rows/history/use-undo';
import { sendWrite } from '../../../shell/api/write';
import { useToast } from '../../../shell/toast';
import { useDescribeError } from '../../../shell/use-describe-error';
import { sessionResource } from '../sessions/session-resource';
import { describePlace, type Place } from './places';

export type Move = { session: ProgrammeBooking; place: Place };

const nowhere: ReadonlyMap<string, Place> = new Map();

/** Returns the sessions at their new places at once, and saves these in the background. */
export function useMoveSessions(conference: Conference, saved: ProgrammeBooking[]) {
  const { id, timezone } = conference;
  const resource = sessionResource(conference);
  const { queryKey } = query(bookingsOf(id));
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const [pending, setPending] = useState(nowhere);
  const bookings = useMemo(() => withChanges(saved, pending), [saved, pending]);

  const save = useMutation({
    // Requests run one after the other, so that each has the version that the one before it made.
    scope: { id: movePath(id) },
    mutationFn: (moves: Move[]) => {
      const versions = new Map(cache.getQueryData(queryKey)?.map((booking) => [booking.id, booking.version]));
      const sessions = moves.map(({ session, place }) => ({
        id: session.id,
        version: versions.get(session.id) ?? session.version,
        ...place,
      }));
      return sendWrite<MoveResult>('POST', movePath(id), { sessions });
    },
    onSuccess: async ({ result, change }, moves) => {
      const [first] = moves;
      const isOne = moves.length === 1 && first !== undefined;
      toast(t('sessionGrid.moved', { count: moves.length }), {
        detail: isOne ? describePlace(first.place, timezone) : undefined,
        actions: undo([change], isOne ? subjectOf(resource, first.session.id, first.session.title) : undefined),
      });
      // A list that was read before the move would bring the sessions back.
      await cache.cancelQueries({ queryKey });
      const moved = new Map(result.sessions.map((session) => [session.id, session]));
      cache.setQueryData(queryKey, (current) => current && withChanges(current, moved));
      // Other views of these times read them again when they are opened.
      void cache.invalidateQueries({ ...queriesUnder(...resource.invalidates), refetchType: 'none' });
    },
    onError: (error, moves) => {
      toast(t('sessionGrid.moveFailed', { count: moves.length }), {
        tone: 'destructive',
        detail: describeError(error),
      });
      return cache.invalidateQueries({ queryKey });
    },
    // Once the saved places are rendered; otherwise the sessions would jump back.
    onSettled: (_result, _error, moves) =>
      notifyManager.schedule(() => setPending((current) => without(current, moves))),
  });

  function move(moves: Move[]) {
    setPending((current) => new Map([...current, ...moves.map(({ session, place }) => [session.id, place] as const)]));
    save.mutate(moves);
  }

  return { bookings, move };
}

function withChanges(
  bookings: ProgrammeBooking[],
  changes: ReadonlyMap<string, Partial<ProgrammeBooking>>,
): ProgrammeBooking[] {
  if (changes.size === 0) return bookings;
  return bookings.map((booking) => {
    const change = changes.get(booking.id);
    return change ? { ...booking, ...change } : booking;
  });
}

/** A session that was moved again meanwhile stays at the newer place. */
const without = (pending: ReadonlyMap<string, Place>, moves: Move[]): ReadonlyMap<string, Place> =>
  new Map([...pending].filter(([id, place]) => !moves.some((move) => move.session.id === id && move.place === place)));
