import { message } from '@majlis/contracts/messages';
import { type RoomInput, rooms } from '@majlis/contracts/room-input';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { validationError } from '@majlis/kit/http/http-errors';
import type { PersistRow, RouteParams } from '@majlis/kit/http/sortable-crud.controller';
import { lockConference } from '../conferences/conference-access.js';
import { createConferenceListController } from '../conferences/conference-list.js';
import { RoomEntity } from '../list-entities.js';
import { renameInSessions } from './rename-in-sessions.js';

export class RoomsController extends createConferenceListController(rooms, RoomEntity) {
  /** A new name is also given to the sessions in the room; no session of the conference is saved meanwhile. */
  override save(input: RoomInput, { conferenceId = '' }: RouteParams, persist: PersistRow<RoomEntity>) {
    return this.entities.manager.transaction(async (manager) => {
      const { id } = await lockConference(manager, conferenceId, 'pessimistic_write');
      const repository = new SortableRepository(manager.getRepository(RoomEntity), rooms.noun, { conferenceId: id });
      const before = await repository.list();
      const room = await persist(repository, input).catch(explainTakenName);
      const former = before.find((other) => other.id === room.id);
      if (former && former.name !== room.name)
        await renameInSessions(manager, id, { from: former.name, to: room.name, actor: room.updatedBy });
      return room;
    });
  }
}

function explainTakenName(error: unknown): never {
  if (isConstraintViolation(error, 'rooms_name_once')) throw validationError({ name: message('roomTaken') });
  throw error;
}
