import type { Conference } from '@majlis/contracts/conferences';
import { bookingsOf, type ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { type MoveResult, movePath } from '@majlis/contracts/session-moves';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queriesUnder, query } from '../../api/query';
import { sendWrite } from '../../api/write';
import { useToast } from '../../ui/toast/toast';
import { useDescribeError } from '../crud/use-describe-error';
import { subjectOf } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { sessionResource } from '../sessions/session-resource';
import { describePlace } from './describe-place';
import { type Place, placeOf } from './places';

export type Move = { session: ProgrammeBooking; place: Place };

/** Shows the sessions at their new places at once and saves these in the background. */
export function useMoveSessions(conference: Conference) {
  const { id, timezone } = conference;
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const resource = sessionResource(conference);
  const { queryKey } = query(bookingsOf(id));

  function update(changes: Map<string, Partial<ProgrammeBooking>>) {
    cache.setQueryData(queryKey, (bookings) =>
      bookings?.map((booking) => {
        const change = changes.get(booking.id);
        return change ? { ...booking, ...change } : booking;
      }),
    );
  }

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
    onMutate: async (moves) => {
      // A list that is read meanwhile would move the sessions back.
      await cache.cancelQueries({ queryKey });
      update(new Map(moves.map(({ session, place }) => [session.id, place])));
    },
    onSuccess: ({ result, change }, moves) => {
      update(new Map(result.sessions.map(({ id: sessionId, version }) => [sessionId, { version }])));
      const [first] = moves;
      const isOne = moves.length === 1 && first !== undefined;
      toast(isOne ? 'Session moved!' : `${moves.length} sessions moved!`, {
        detail: isOne ? describePlace(first.place, timezone) : undefined,
        actions: undo([change], isOne ? subjectOf(resource, first.session.id, first.session.title) : undefined),
      });
      // What else shows these times is read again when it is opened.
      void cache.invalidateQueries({ ...queriesUnder(...resource.invalidates), refetchType: 'none' });
    },
    onError: (error, moves) => {
      update(new Map(moves.map(({ session }) => [session.id, placeOf(session)])));
      toast(`Failed to move ${moves.length === 1 ? 'session' : 'sessions'}`, {
        tone: 'destructive',
        detail: describeError(error),
      });
      void cache.invalidateQueries({ queryKey });
    },
  });

  return (moves: Move[]) => save.mutate(moves);
}
