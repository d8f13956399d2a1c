import type { PersonPair } from '@majlis/contracts/duplicates';
import { message } from '@majlis/contracts/messages';
import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Remembers that two people who look like one are two. */
export async function markDistinct(manager: EntityManager, pair: PersonPair, actor: string): Promise<void> {
  const [row]: { people: number }[] = await manager.query(
    `WITH pair AS (SELECT id FROM people WHERE id IN ($1, $2) AND deleted_at IS NULL),
       marked AS (INSERT INTO distinct_people (person_id, other_id, marked_by)
         SELECT min(id::text)::uuid, max(id::text)::uuid, $3 FROM pair HAVING count(*) = 2 ON CONFLICT DO NOTHING)
     SELECT count(*)::int AS people FROM pair`,
    [...pair, actor],
  );
  if (row?.people !== pair.length) throw new NotFoundException(message('rowNotFound', { noun: 'speaker' }));
}

export async function unmarkDistinct(manager: EntityManager, pair: PersonPair): Promise<void> {
  const gone: unknown[] = await manager.query(
    `WITH gone AS (DELETE FROM distinct_people
       WHERE person_id = least($1::uuid, $2::uuid) AND other_id = greatest($1::uuid, $2::uuid) RETURNING 1)
     SELECT FROM gone`,
    pair,
  );
  if (gone.length === 0) throw new NotFoundException(message('rowNotFound', { noun: 'pair' }));
}
