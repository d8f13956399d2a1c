import type { EntityManager } from 'typeorm';
import { publicStatuses } from '../conferences/conference-access.js';

/** The people whom visitors see in a programme. */
export async function listPublicSpeakerIds(manager: EntityManager): Promise<Set<string>> {
  const rows: { id: string }[] = await manager.query(
    `SELECT DISTINCT assignment.person_id AS id FROM session_speakers assignment
     JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
     JOIN conferences conference ON conference.id = session.conference_id
       AND conference.deleted_at IS NULL AND conference.status = ANY ($1)`,
    [publicStatuses],
  );
  return new Set(rows.map(({ id }) => id));
}
