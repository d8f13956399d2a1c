import type { Conference } from '@majlis/contracts/conferences';
import type { Room } from '@majlis/contracts/rooms';
import { useCurrentConference } from '../../conferences/use-current-conference';
import { countOf } from '../../count-of';
import { CrudPage } from '../../crud/crud-page';
import type { CrudSection } from '../../crud/crud-section';
import { SessionViews } from '../session-views';
import { RoomForm } from './room-form';
import { roomResource } from './room-resource';
import { RoomsHelp } from './rooms-help';
import { UnlistedRooms } from './unlisted-rooms';

const roomSection = (conference: Conference): CrudSection<Room> => ({
  path: 'rooms',
  parent: conference,
  title: 'Rooms',
  level: 2,
  description: 'Where the sessions of this conference take place.',
  resource: roomResource(conference),
  nameColumn: { header: 'Name', render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: {
    header: 'Capacity',
    render: ({ capacity }) => (capacity === null ? '' : countOf(capacity, 'seat')),
  },
  emptyState: {
    title: 'No rooms yet',
    text: 'Sessions may name any room. Listed rooms have an order and a capacity, and can be renamed in one place.',
  },
  deleteWarning: 'Sessions keep its name. You can undo this.',
  Help: RoomsHelp,
  Form: RoomForm,
});

export function RoomsPage() {
  const conference = useCurrentConference();
  return (
    <>
      <SessionViews conferenceId={conference.id} />
      <UnlistedRooms conference={conference} />
      <CrudPage section={roomSection(conference)} />
    </>
  );
}
