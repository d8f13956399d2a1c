import { message } from '@majlis/contracts/shared/messages';
import type { ImportField } from '@majlis/contracts/staff/import-fields';
import type { ImportInput, ImportOptions, ImportPreview, ImportResult } from '@majlis/contracts/staff/imports.schema';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { findConference, lockConference } from '../conferences/conference-access.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { lockSessions } from '../sessions/session-access.js';
import { sessionSlugs } from '../sessions/session-repository.js';
import { toFailedRow } from './failed-row.js';
import { planImport } from './plan-import.js';
import { readProgrammeState } from './programme-state.js';
import { type ReadFile, readFile, type TableReaders } from './read-file.js';
import { readSessionsJson } from './read-json.js';
import { readScheduleXml } from './read-schedule-xml.js';
import { sessionColumns } from './session-columns.js';
import { writePlan } from './write-plan.js';

const readers: TableReaders<ImportField> = {
  noun: { none: 'noSessionsInFile', tooMany: 'tooManySessionsInFile' },
  columns: sessionColumns,
  readJson: readSessionsJson,
  readXml: readScheduleXml,
};

@Injectable()
export class ImportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  async preview(
    conferenceId: string,
    file: FormFile | undefined,
    input: ImportOptions<ImportField>,
  ): Promise<ImportPreview> {
    const { manager } = this.database;
    const conference = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    const { preview } = await this.plan(manager, conference, await readFile(file, input, readers));
    return preview;
  }

  /** Plans again what the preview has shown, and writes it if nothing has changed since. All or nothing is written. */
  async apply(
    conferenceId: string,
    file: FormFile | undefined,
    input: ImportInput<ImportField>,
    actor: string,
  ): Promise<ImportResult> {
    await findConference(this.database.getRepository(ConferenceEntity), conferenceId);
    const upload = await readFile(file, input, readers);
    return this.database.transaction(async (manager) => {
      // On a busy machine, comparing thousands of rows takes longer than a transaction may usually wait.
      await manager.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      // A second import waits here. So does every save of a session, which locks the conference for reading.
      const conference = await lockConference(manager, conferenceId, 'pessimistic_write');
      // Before the rows, as restoring a session does, so that the two cannot deadlock.
      await sessionSlugs.lock(manager);
      await lockSessions(manager, { conferenceId });
      await lockDocuments(manager, conferenceId);
      const plan = await this.plan(manager, conference, upload);
      if (plan.preview.digest !== input.digest) throw await describeConflict(manager, input, plan.preview);
      return writePlan(manager, conferenceId, plan, actor);
    });
  }

  private async plan(manager: EntityManager, conference: ConferenceEntity, file: ReadFile<ImportField>) {
    return planImport(manager, file, await readProgrammeState(manager, conference), this.settings.PUBLIC_ORIGIN);
  }
}

/** In the order of the ids, as all writes of many rows, so that two of them cannot deadlock. */
const lockDocuments = (manager: EntityManager, conferenceId: string) =>
  manager.query('SELECT FROM documents WHERE conference_id = $1 ORDER BY id FOR UPDATE', [conferenceId]);

/** Names the sessions of the preview that have changed; none if others were added or people have changed. */
async function describeConflict(
  manager: EntityManager,
  { versions }: ImportInput,
  now: ImportPreview,
): Promise<ConflictException> {
  const changedIds = Object.keys(versions).filter((id) => versions[id] !== now.versions[id]);
  const sessions = await manager.getRepository(SessionEntity).find({
    where: { id: In(changedIds) },
    withDeleted: true,
    select: {
      id: true,
      title: true,
      updatedAt: true,
      updatedBy: true,
      speakersUpdatedAt: true,
      speakersUpdatedBy: true,
    },
    order: { title: 'ASC' },
  });
  const failedRows = sessions.map(({ id, title, ...session }) => {
    const { updatedAt, updatedBy, speakersUpdatedAt = updatedAt, speakersUpdatedBy = '' } = session;
    const last =
      speakersUpdatedBy && speakersUpdatedAt > updatedAt
        ? { updatedAt: speakersUpdatedAt, updatedBy: speakersUpdatedBy }
        : { updatedAt, updatedBy };
    return toFailedRow(id, title, last);
  });
  return new ConflictException({ ...message('programmeChanged'), failedRows });
}
