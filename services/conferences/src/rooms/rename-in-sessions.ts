import { roomKey } from '@majlis/contracts/rooms';
import { updateRows } from '@majlis/kit/database/write-rows';
import type { EntityManager } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { lockSessions } from '../sessions/session-access.js';

/** Renames the room in deleted sessions, too, because they can be restored. */
export async function renameInSessions(
  manager: EntityManager,
  conferenceId: string,
  { from, to, actor }: { from: string; to: string; actor: string },
): Promise<void> {
  const sessions = await lockSessions(manager, { conferenceId });
  const renamed = sessions.filter(({ location }) => roomKey(location) === roomKey(from) && location !== to);
  await updateRows(
    manager,
    SessionEntity,
    renamed.map(({ id }) => ({ id, location: to })),
    actor,
  );
}
