import { message } from '@majlis/contracts/shared/messages';
import type { PersonImportField } from '@majlis/contracts/staff/import-fields';
import {
  type ImportInput,
  type ImportOptions,
  type ImportPreview,
  type ImportResult,
  peopleImportForms,
} from '@majlis/contracts/staff/imports.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { describeChange } from '@majlis/kit/http/http-errors';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { updateRowsInBulk } from '@majlis/rows/repository/write-rows';
import { Body, ConflictException, Controller, HttpCode, Post, UploadedFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ImportUpload, readFile, type TableReaders } from '../import/read-file.js';
import { readPeopleJson } from '../import/read-json.js';
import { writePeople } from '../import/write-import.js';
import { PersonEntity, personSlugs, resolveMerged } from '../people/person.entity.js';
import { fullName } from '../people/person-response.js';
import { type ComparedPerson, preparePeople } from './dry-run.js';
import { personColumns } from './parse-person.js';

const readers: TableReaders<PersonImportField> = {
  noun: { none: 'noPeopleInFile', tooMany: 'tooManyPeopleInFile' },
  columns: personColumns,
  readJson: (text) => readPeopleJson(text, personColumns),
};

/** Imports people from a file in the same two steps as a programme (infra/adr/imports.md). */
@Controller('api/people/import')
export class PeopleImportController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Post('preview')
  @HttpCode(200)
  @ImportUpload()
  async preview(
    @Body({ schema: peopleImportForms.preview }) input: ImportOptions<PersonImportField>,
    @UploadedFile() file?: FormFile,
  ): Promise<ImportPreview> {
    const table = await readFile(file, input, readers);
    const { preview } = await preparePeople(table, await readPeople(this.database.manager));
    return preview;
  }

  @Post()
  @HttpCode(200)
  @Idempotent() // the hash includes the file, which @ImportUpload() parses
  @ImportUpload()
  async apply(
    @Body({ schema: peopleImportForms.import }) input: ImportInput<PersonImportField>,
    @CurrentUser() { email: actor }: StaffMember,
    @UploadedFile() file?: FormFile,
  ): Promise<ImportResult> {
    const table = await readFile(file, input, readers);
    return this.database.transaction(async (manager) => {
      // On a busy machine, comparing thousands of rows takes longer than a transaction may usually wait.
      await manager.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      // A second import waits for these locks, and so does every new person.
      await personSlugs.lock(manager);
      await manager.query('SELECT FROM people ORDER BY id FOR UPDATE');
      const dryRun = await preparePeople(table, await readPeople(manager));
      if (dryRun.preview.digest !== input.digest) throw await describeConflict(manager, input, dryRun.preview);
      return writePeopleImport(manager, dryRun.people, actor);
    });
  }
}

async function readPeople(manager: EntityManager) {
  const people = await manager.find(PersonEntity, { withDeleted: true, order: { id: 'ASC' } });
  return { people, keptIds: await resolveMerged(manager) };
}

/** Names the people of the preview who have changed. It names none if the cause is that people were added. */
async function describeConflict(
  manager: EntityManager,
  { versions }: ImportInput<PersonImportField>,
  now: ImportPreview,
): Promise<ConflictException> {
  const changedIds = Object.keys(versions).filter((id) => versions[id] !== now.versions[id]);
  const people = await manager.find(PersonEntity, { where: { id: In(changedIds) }, withDeleted: true });
  return new ConflictException({
    ...message('peopleChanged'),
    failedRows: people.map((person) => ({ id: person.id, label: fullName(person), ...describeChange(person) })),
  });
}

/** Runs in the caller's transaction. */
async function writePeopleImport(
  manager: EntityManager,
  people: ComparedPerson[],
  actor: string,
): Promise<ImportResult> {
  const added = people.flatMap(({ added: person, values }) =>
    person ? { ...person, values: { ...person.values, ...values } } : [],
  );
  await writePeople(manager, added, actor);
  const changed = people.filter(({ shown: { kind } }) => kind === 'change');
  const restored = people.filter(({ shown: { kind } }) => kind === 'restore');
  await updateRowsInBulk(
    manager,
    PersonEntity,
    [...changed, ...restored].map(({ id, values }) => ({ id, ...values })),
    actor,
  );
  return { added: added.length, changed: changed.length, people: 0, rooms: 0 };
}
