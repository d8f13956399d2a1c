import type { Conference } from '@majlis/contracts/conferences';
import type { Room } from '@majlis/contracts/rooms';
import { t } from '#messages/staff';
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
  title: t('common.rooms'),
  level: 2,
  description: t('rooms.description'),
  resource: roomResource(conference),
  nameColumn: { header: t('common.name'), render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: {
    header: t('rooms.capacity'),
    render: ({ capacity }) => (capacity === null ? '' : t('rooms.seats', { count: capacity })),
  },
  emptyState: {
    title: t('rooms.emptyTitle'),
    text: t('rooms.emptyText'),
  },
  deleteWarning: t('rooms.deleteWarning'),
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
