import type { Conference } from '@majlis/contracts/conferences';
import { bookingsOf } from '@majlis/contracts/programme-conflicts';
import { type Room, roomKey, roomsOf } from '@majlis/contracts/rooms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { locale } from '#messages/language';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { type Change, createRow } from '../../api/write';
import { nextOrder } from '../../crud/crud-section';
import { invalidateResource, type ResourceConfig } from '../../crud/resource-config';
import { useDescribeError } from '../../crud/use-describe-error';
import { useUndo } from '../../history/use-undo';
import { useToast } from '../../toast/toast';
import { useSingleSubmit } from '../../use-single-submit';
import { listColumns } from '../planned-days';

type UnlistedRoomsProps = { conference: Conference; resource: ResourceConfig<Room> };

/** Offers to list the rooms that sessions name. */
export function UnlistedRooms({ conference: { id }, resource }: UnlistedRoomsProps) {
  const { data: rooms } = useQuery(query(roomsOf(id)));
  const { data: bookings = [] } = useQuery(query(bookingsOf(id)));
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const submitOnce = useSingleSubmit();
  const add = useMutation({
    mutationFn: async (names: string[]) => {
      const changes: (Change | null)[] = [];
      for (const [index, name] of names.entries())
        changes.push(
          (await createRow<Room>(resource.list.path, { name, order: nextOrder(rooms ?? []) + index })).change,
        );
      return changes;
    },
    onSuccess: (changes) => toast(t('rooms.added', { count: changes.length }), { actions: undo(changes) }),
    onError: (error) => toast(t('rooms.addFailed'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  const listed = new Set(rooms?.map(({ name }) => roomKey(name)));
  const own = bookings.filter(({ conferenceId }) => conferenceId === id);
  const names = listColumns([], own).flatMap(({ name }) => (listed.has(roomKey(name)) ? [] : [name]));
  if (!rooms || names.length === 0) return null;
  return (
    <div className="callout">
      <p>
        {rich('rooms.unlisted', {
          count: names.length,
          names: () => <bdi>{new Intl.ListFormat(locale).format(names)}</bdi>,
        })}
      </p>
      <div className="callout-actions">
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-disabled={add.isPending}
          onClick={() => submitOnce(() => add.mutateAsync(names))}
        >
          {t('rooms.listThem', { count: names.length })}
        </button>
      </div>
    </div>
  );
}
