import type { ConferenceTotals } from '@majlis/contracts/conferences';
import type { EntityManager } from 'typeorm';

export const conferenceCountsSql = `
    SELECT c.id, coalesce(s.sessions, 0) AS sessions, coalesce(a.speakers, 0) AS speakers,
           coalesce(p.partners, 0) AS partners, coalesce(d.documents, 0) AS documents
    FROM conferences c
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS sessions FROM sessions WHERE deleted_at IS NULL GROUP BY 1
    ) s ON s.conference_id = c.id
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS speakers FROM (
        SELECT DISTINCT session.conference_id, person.id
        FROM sessions session
        JOIN session_speakers assignment ON assignment.session_id = session.id
        JOIN people person ON person.id = assignment.person_id AND person.deleted_at IS NULL
        WHERE session.deleted_at IS NULL
      ) assigned GROUP BY 1
    ) a ON a.conference_id = c.id
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS partners FROM conference_partners WHERE deleted_at IS NULL GROUP BY 1
    ) p ON p.conference_id = c.id
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS documents FROM documents WHERE deleted_at IS NULL GROUP BY 1
    ) d ON d.conference_id = c.id
    WHERE c.deleted_at IS NULL`;

export async function readConferenceTotals(manager: EntityManager): Promise<ConferenceTotals> {
  const [counted]: ConferenceTotals[] = await manager.query(`
    SELECT count(*)::int AS conferences,
           (count(*) FILTER (WHERE status = 'published'))::int AS published,
           (count(*) FILTER (WHERE status = 'draft'))::int AS drafts,
           (SELECT count(*)::int FROM people WHERE deleted_at IS NULL) AS speakers
    FROM conferences WHERE deleted_at IS NULL`);
  return counted as ConferenceTotals;
}
