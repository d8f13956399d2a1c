import type { EntityManager } from 'typeorm';

/** Who has the place of merged people now, by their ids; people who are not merged are left out. Without ids, of all. */
export async function resolveMerged(manager: EntityManager, ids?: string[]): Promise<Map<string, string>> {
  const rows: { mergedId: string; id: string }[] = await manager.query(
    `WITH RECURSIVE place AS (
       SELECT id AS merged_id, merged_into AS id FROM people
         WHERE ($1::uuid[] IS NULL OR id = ANY ($1)) AND deleted_at IS NOT NULL AND merged_into IS NOT NULL
       UNION SELECT place.merged_id, person.merged_into FROM place JOIN people person ON person.id = place.id
         WHERE person.deleted_at IS NOT NULL AND person.merged_into IS NOT NULL)
     SELECT place.merged_id AS "mergedId", place.id FROM place JOIN people person ON person.id = place.id
     WHERE person.deleted_at IS NULL`,
    [ids ?? null],
  );
  return new Map(rows.map(({ mergedId, id }) => [mergedId, id]));
}
