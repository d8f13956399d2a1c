import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { bookingsOf } from '@majlis/contracts/programme/programme-conflicts';
import { type Room, roomKey, roomsOf } from '@majlis/contracts/programme/rooms';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { locale } from '#messages/language';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { NumberField } from '../../../fields/fields';
import { CrudForm, CrudPage } from '../../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition, nextOrder } from '../../../rows/crud/crud-section';
import { useUndo } from '../../../rows/history/use-undo';
import { invalidateResource, type ResourceConfig, resourceOf } from '../../../rows/resource/resource-config';
import { type Change, createRow } from '../../../shell/api/write';
import { useSingleSubmit, useWriteTools } from '../../../shell/writes';
import { useCurrentConference } from '../use-current-conference';
import { listColumns } from './planned-days';

/** Renaming a room also renames it in its sessions, so their lists are invalidated. */
export const roomResource = ({ id }: Pick<Conference, 'id'>): ResourceConfig<Room> => ({
  ...resourceOf<Room>(rooms, id),
  invalidates: [bookingsOf(id).path, endpoints.sessions(id).path, endpoints.programme(id).path, writePaths.sessions],
  isPublic: () => false,
  getName: ({ name }) => name,
  describe: (room) => `${room.name} (${describePosition(room)}) ${room.capacity ?? ''}`,
});

const CapacityField = () => <NumberField name="capacity" placeholder={t('rooms.unknownCapacity')} />;

const RoomForm = (props: CrudFormProps<Room>) => (
  <CrudForm {...props} resource={roomResource(useCurrentConference())} inputs={{ capacity: <CapacityField /> }} />
);

const roomSection = (conference: Conference): CrudSection<Room> => ({
  path: 'rooms',
  parent: conference,
  title: t('programme.rooms'),
  texts: texts('sections.rooms'),
  resource: roomResource(conference),
  nameColumn: { header: t('common.name'), render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: {
    header: t('rooms.capacity'),
    render: ({ capacity }) => (capacity === null ? '' : t('rooms.seats', { count: capacity })),
  },
  Form: RoomForm,
});

export function RoomsPage() {
  const conference = useCurrentConference();
  return (
    <>
      <CrudPage section={roomSection(conference)} />
      <UnlistedRooms conference={conference} resource={roomResource(conference)} />
    </>
  );
}

/** Offers to add the rooms that only sessions name to the list. */
function UnlistedRooms({ conference: { id }, resource }: { conference: Conference; resource: ResourceConfig<Room> }) {
  const { data: rooms } = useQuery(query(roomsOf(id)));
  const { data: bookings = [] } = useQuery(query(bookingsOf(id)));
  const { cache, toast, fail } = useWriteTools();
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
    onError: (error) => fail(t('rooms.addFailed'), error),
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
