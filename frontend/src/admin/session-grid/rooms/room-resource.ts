import type { Conference } from '@majlis/contracts/conferences';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { bookingsOf } from '@majlis/contracts/programme-conflicts';
import { roomInput } from '@majlis/contracts/room-input';
import { deletedRoomsOf, type Room, roomsOf } from '@majlis/contracts/rooms';
import { describePosition } from '../../crud/crud-section';
import type { ResourceConfig } from '../../crud/resource-config';

/** A new name is also given to the sessions in the room. */
export const roomResource = ({ id }: Pick<Conference, 'id'>): ResourceConfig<Room> => ({
  table: 'rooms',
  list: roomsOf(id),
  deleted: deletedRoomsOf(id),
  invalidates: [bookingsOf(id).path, endpoints.sessions(id).path, endpoints.programme(id).path, writePaths.sessions],
  schema: roomInput,
  isPublic: () => false,
  noun: 'room',
  getId: (room) => room.id,
  getName: ({ name }) => name,
  describe: (room) => `${room.name} (${describePosition(room)}) ${room.capacity ?? ''}`,
});
