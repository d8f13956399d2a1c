import type { Conference } from '@majlis/contracts/conferences';
import type { Room } from '@majlis/contracts/rooms';
import { name as nameLabel, rooms } from '#messages/staff/common';
import * as messages from '#messages/staff/rooms';
import { useCurrentConference } from '../../conferences/use-current-conference';
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
  title: rooms,
  level: 2,
  description: messages.description,
  resource: roomResource(conference),
  nameColumn: { header: nameLabel, render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: {
    header: messages.capacity,
    render: ({ capacity }) => (capacity === null ? '' : messages.seats(capacity)),
  },
  emptyState: {
    title: messages.emptyTitle,
    text: messages.emptyText,
  },
  deleteWarning: messages.deleteWarning,
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
