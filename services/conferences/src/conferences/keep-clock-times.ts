import type { Edit } from '@majlis/kit/database/editable-row';
import type { EntityManager } from 'typeorm';
import type { ConferenceEntity } from './conference.entity.js';

/** When a conference moves to another zone its sessions and documents stay at nine o'clock, the nine o'clock of that zone. */
export async function keepClockTimes(
  manager: EntityManager,
  before: ConferenceEntity,
  after: ConferenceEntity,
  { by }: Edit,
): Promise<void> {
  if (before.timezone === after.timezone) return;
  const move = [after.id, before.timezone, after.timezone, by];
  await manager.query(
    `UPDATE sessions SET start_time = start_time AT TIME ZONE $2 AT TIME ZONE $3, end_time = end_time AT TIME ZONE $2 AT TIME ZONE $3,
       version = version + 1, updated_at = now(), updated_by = $4
     WHERE conference_id = $1`,
    move,
  );
  await manager.query(
    `UPDATE documents SET public_from = public_from AT TIME ZONE $2 AT TIME ZONE $3,
       version = version + 1, updated_at = now(), updated_by = $4
     WHERE conference_id = $1 AND public_from IS NOT NULL`,
    move,
  );
}
