import { message } from '@majlis/contracts/shared/messages';
import type { PersonImportField } from '@majlis/contracts/staff/import-fields';
import type { ImportInput, ImportOptions, ImportPreview, ImportResult } from '@majlis/contracts/staff/imports.schema';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { updateRows } from '@majlis/rows/repository/write-rows';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { toFailedRow } from '../import/failed-row.js';
import { readFile, type TableReaders } from '../import/read-file.js';
import { readPeopleJson } from '../import/read-json.js';
import { writePeople } from '../import/write-plan.js';
import { fullName } from '../people/full-name.js';
import { PersonEntity } from '../people/person.entity.js';
import { personSlugs } from '../people/person-repository.js';
import { resolveMerged } from '../people/resolve-merged.js';
import { personColumns } from './person-columns.js';
import { type PlannedPerson, planPeople } from './plan-people.js';

const readers: TableReaders<PersonImportField> = {
  noun: { none: 'noPeopleInFile', tooMany: 'tooManyPeopleInFile' },
  columns: personColumns,
  readJson: (text) => readPeopleJson(text, personColumns),
};

/** The list of people from a file, with the same two steps as a programme (ADR 0034). */
@Injectable()
export class PeopleImportService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async preview(file: FormFile | undefined, input: ImportOptions<PersonImportField>): Promise<ImportPreview> {
    const table = await readFile(file, input, readers);
    const { preview } = await planPeople(table, await readPeople(this.database.manager));
    return preview;
  }

  async apply(file: FormFile | undefined, input: ImportInput<PersonImportField>, actor: string): Promise<ImportResult> {
    const table = await readFile(file, input, readers);
    return this.database.transaction(async (manager) => {
      // On a busy machine, comparing thousands of rows takes longer than a transaction may usually wait.
      await manager.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      // A second import waits here, and so does every new person.
      await personSlugs.lock(manager);
      await manager.query('SELECT FROM people ORDER BY id FOR UPDATE');
      const plan = await planPeople(table, await readPeople(manager));
      if (plan.preview.digest !== input.digest) throw await describeConflict(manager, input, plan.preview);
      return writePlannedPeople(manager, plan.people, actor);
    });
  }
}

async function readPeople(manager: EntityManager) {
  const people = await manager.find(PersonEntity, { withDeleted: true, order: { id: 'ASC' } });
  return { people, keptIds: await resolveMerged(manager) };
}

/** Names the people of the preview who have changed; none if others were added. */
async function describeConflict(
  manager: EntityManager,
  { versions }: ImportInput<PersonImportField>,
  now: ImportPreview,
): Promise<ConflictException> {
  const changedIds = Object.keys(versions).filter((id) => versions[id] !== now.versions[id]);
  const people = await manager.find(PersonEntity, { where: { id: In(changedIds) }, withDeleted: true });
  return new ConflictException({
    ...message('peopleChanged'),
    failedRows: people.map((person) => toFailedRow(person.id, fullName(person), person)),
  });
}

/** The transaction is that of the caller. */
async function writePlannedPeople(
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
