import type { Conference } from '@majlis/contracts/conferences';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { bookingsOf } from '@majlis/contracts/programme-conflicts';
import { rooms } from '@majlis/contracts/room-input';
import { type Room } from '@majlis/contracts/rooms';
import { t, texts } from '#messages/staff';
import { useCurrentConference } from '../../conferences/use-current-conference';
import { CrudForm } from '../../crud/crud-form';
import { CrudPage } from '../../crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../crud/crud-section';
import { NumberField } from '../../crud/fields';
import { type ResourceConfig, resourceOf } from '../../crud/resource-config';
import { SessionViews } from '../session-views';
import { UnlistedRooms } from './unlisted-rooms';

/** A new name is also given to the sessions in the room. */
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
  title: t('common.rooms'),
  level: 2,
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
      <SessionViews conferenceId={conference.id} />
      <UnlistedRooms conference={conference} resource={roomResource(conference)} />
      <CrudPage section={roomSection(conference)} />
    </>
  );
}
