import type { ImportResult } from '@majlis/contracts/imports';
import { updateRows } from '@majlis/kit/database/write-rows';
import type { EntityManager } from 'typeorm';
import { writePeople } from '../import/write-people.js';
import { PersonEntity } from '../people/person.entity.js';
import type { PlannedPerson } from './plan-people.js';

/** The transaction is that of the caller. */
export async function writePlannedPeople(
  manager: EntityManager,
  people: PlannedPerson[],
  actor: string,
): Promise<ImportResult> {
  const added = people.flatMap(({ added: person, values }) =>
    person ? { ...person, values: { ...person.values, ...values } } : [],
  );
  await writePeople(manager, added, actor);
  const changed = people.filter(({ shown: { kind } }) => kind === 'change');
  const restored = people.filter(({ shown: { kind } }) => kind === 'restore');
  await updateRows(
    manager,
    PersonEntity,
    [...changed, ...restored].map(({ id, values }) => ({ id, ...values })),
    actor,
  );
  return { added: added.length, changed: changed.length, people: 0, rooms: 0 };
}
