import { roomKey } from '@majlis/contracts/programme/rooms';
import { type RoomInput, rooms } from '@majlis/contracts/programme/rooms.schema';
import { message } from '@majlis/contracts/shared/messages';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { validationError } from '@majlis/kit/http/http-errors';
import type { PersistRow, RouteParams } from '@majlis/rows/lists/sortable-crud.controller';
import { SortableRepository } from '@majlis/rows/repository/crud-repository';
import { updateRowsInBulk } from '@majlis/rows/repository/write-rows';
import type { EntityManager } from 'typeorm';
import { lockConference } from '../conferences/conference.entity.js';
import { createListOfConferenceController, RoomEntity } from '../conferences/lists-of-conference.js';
import { lockSessions, SessionEntity } from '../sessions/session.entity.js';

export class RoomsController extends createListOfConferenceController(rooms, RoomEntity) {
  /** Sessions in the room get its new name, too. The lock keeps sessions of the conference from being saved meanwhile. */
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

/** Renames the room in deleted sessions, too, because they can be restored. */
async function renameInSessions(
  manager: EntityManager,
  conferenceId: string,
  { from, to, actor }: { from: string; to: string; actor: string },
): Promise<void> {
  const sessions = await lockSessions(manager, { conferenceId });
  const renamed = sessions.filter(({ location }) => roomKey(location) === roomKey(from) && location !== to);
  await updateRowsInBulk(
    manager,
    SessionEntity,
    renamed.map(({ id }) => ({ id, location: to })),
    actor,
  );
}
