import { initialAuditFields } from '@majlis/kit/database/audited-entity';
import { insertRows, updateRows } from '@majlis/kit/database/write-rows';
import type { EntityManager } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { personSlugs } from '../people/person-slugs.js';
import type { NewPerson } from './match-people.js';

/** Adds people, and restores those who were deleted as they were. */
export async function writePeople(manager: EntityManager, people: NewPerson[], actor: string): Promise<void> {
  const bases = people.map(({ slugBase }) => slugBase);
  const slugs = await personSlugs.findFreeForMany(manager, bases);
  const slugged = people.map((person, index) => ({ ...person, slug: slugs[index] }));
  const added = slugged.filter(({ isRestored }) => !isRestored);
  await insertRows(
    manager,
    PersonEntity,
    added.map(({ id, slug, values }) => ({ id, ...values, slug, ...initialAuditFields(actor) })),
  );
  const restored = slugged.filter(({ isRestored }) => isRestored);
  await updateRows(
    manager,
    PersonEntity,
    restored.map(({ id, slug }) => ({ id, slug, deletedAt: null })),
    actor,
  );
}
