import { initialAuditFields } from '@majlis/kit/database/audited-entity';
import { insertRows, updateRows } from '@majlis/kit/database/write-rows';
import type { EntityManager } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import type { PlannedRoom } from './plan-rooms.js';

/** New rooms follow the others in the order of the file. Returns how many were written. */
export async function writeRooms(
  manager: EntityManager,
  conferenceId: string,
  rooms: PlannedRoom[],
  actor: string,
): Promise<number> {
  const last = await manager.maximum(RoomEntity, 'order', { conferenceId });
  const added = rooms.filter(({ shown }) => shown.kind === 'add');
  const changed = rooms.filter(({ shown }) => shown.kind === 'change');
  await insertRows(
    manager,
    RoomEntity,
    added.map(({ shown: { name, after } }, index) => ({
      conferenceId,
      name,
      capacity: after,
      order: (last ?? -1) + 1 + index,
      isActive: true,
      ...initialAuditFields(actor),
    })),
  );
  await updateRows(
    manager,
    RoomEntity,
    changed.flatMap(({ stored, shown }) => (stored ? { id: stored.id, capacity: shown.after } : [])),
    actor,
  );
  return added.length + changed.length;
}
