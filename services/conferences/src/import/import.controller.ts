import { message } from '@majlis/contracts/shared/messages';
import type { ImportField } from '@majlis/contracts/staff/import-fields';
import {
  type ImportInput,
  type ImportOptions,
  type ImportPreview,
  type ImportResult,
  sessionImportForms,
} from '@majlis/contracts/staff/imports.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import type { FormFile } from '@majlis/kit/documents/store-document';
import { describeChange } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Body, ConflictException, Controller, HttpCode, Inject, Param, Post, UploadedFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ConferenceEntity, findConference, lockConference } from '../conferences/conference.entity.js';
import { lockSessions, SessionEntity, sessionSlugs } from '../sessions/session.entity.js';
import { prepareImport } from './dry-run.js';
import { readProgrammeState } from './programme-state.js';
import { ImportUpload, type ReadFile, readFile, type TableReaders } from './read-file.js';
import { readSessionsJson } from './read-json.js';
import { readScheduleXml } from './read-schedule-xml.js';
import { sessionColumns } from './session-columns.js';
import { writeImport } from './write-import.js';

const readers: TableReaders<ImportField> = {
  noun: { none: 'noSessionsInFile', tooMany: 'tooManySessionsInFile' },
  columns: sessionColumns,
  readJson: readSessionsJson,
  readXml: readScheduleXml,
};

@Controller('api/conferences/:conferenceId/import')
export class ImportController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @ImportUpload()
  async preview(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: sessionImportForms.preview }) input: ImportOptions<ImportField>,
    @UploadedFile() file?: FormFile,
  ): Promise<ImportPreview> {
    const { manager } = this.database;
    const conference = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    const { preview } = await this.prepare(manager, conference, await readFile(file, input, readers));
    return preview;
  }

  /** Compares the file again as for the preview, and writes all of it if nothing has changed since, else nothing. */
  @Post()
  @HttpCode(200)
  @Idempotent() // the hash includes the file, which @ImportUpload() parses
  @ImportUpload()
  async apply(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: sessionImportForms.import }) input: ImportInput<ImportField>,
    @CurrentUser() { email: actor }: StaffMember,
    @UploadedFile() file?: FormFile,
  ): Promise<ImportResult> {
    await findConference(this.database.getRepository(ConferenceEntity), conferenceId);
    const upload = await readFile(file, input, readers);
    return this.database.transaction(async (manager) => {
      // On a busy machine, comparing thousands of rows takes longer than a transaction may usually wait.
      await manager.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      // A second import waits for this lock. So does every save of a session, which locks the conference for reading.
      const conference = await lockConference(manager, conferenceId, 'pessimistic_write');
      // Slugs are locked before the rows, as restoring a session does, so that the two cannot deadlock.
      await sessionSlugs.lock(manager);
      await lockSessions(manager, { conferenceId });
      await lockDocuments(manager, conferenceId);
      const dryRun = await this.prepare(manager, conference, upload);
      if (dryRun.preview.digest !== input.digest) throw await describeConflict(manager, input, dryRun.preview);
      return writeImport(manager, conferenceId, dryRun, actor);
    });
  }

  private async prepare(manager: EntityManager, conference: ConferenceEntity, file: ReadFile<ImportField>) {
    return prepareImport(manager, file, await readProgrammeState(manager, conference), this.settings.PUBLIC_ORIGIN);
  }
}

/** Locks rows in the order of their ids, as all writes of many rows do, so that two of them cannot deadlock. */
const lockDocuments = (manager: EntityManager, conferenceId: string) =>
  manager.query('SELECT FROM documents WHERE conference_id = $1 ORDER BY id FOR UPDATE', [conferenceId]);

/**
 * Names the sessions of the preview that have changed. It names none if the cause is that sessions were added or people changed.
 */
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
    return { id, label: title, ...describeChange(last) };
  });
  return new ConflictException({ ...message('programmeChanged'), failedRows });
}
