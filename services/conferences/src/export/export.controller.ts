import { message } from '@majlis/contracts/shared/messages';
import { type CsvSeparator, type ExportFile, exportFiles } from '@majlis/contracts/staff/import-fields';
import { type ExportQuery, exportQuery } from '@majlis/contracts/staff/imports.schema';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Controller, Get, Inject, NotFoundException, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { findConference } from '../conferences/conference-access.js';
import { type ExportedProgramme, readExportedProgramme } from './read-programme.js';
import { toScheduleXml } from './schedule-xml.js';
import { toSessionsTable, toSpeakersTable } from './session-tables.js';
import { toSessionsJson } from './sessions-json.js';
import { tableTypes, toCsv, toWorkbook } from './write-table.js';

/** The addresses of uploaded files are of this origin. */
type Context = { origin: string; separator: CsvSeparator };
type Format = { type: string; write: (programme: ExportedProgramme, context: Context) => string | Promise<Buffer> };

const sessionsOf = ({ conference, sessions }: ExportedProgramme, origin: string) =>
  toSessionsTable(sessions, { zone: conference.timezone, origin });

const formats: Record<ExportFile, Format> = {
  'sessions.csv': {
    type: tableTypes.csv,
    write: (programme, { origin, separator }) => toCsv(sessionsOf(programme, origin), separator),
  },
  'sessions.xlsx': {
    type: tableTypes.xlsx,
    write: (programme, { origin }) => toWorkbook(sessionsOf(programme, origin), 'Sessions'),
  },
  'sessions.json': {
    type: 'application/json; charset=utf-8',
    write: (programme, { origin }) => toSessionsJson(programme, origin),
  },
  'schedule.xml': {
    type: 'application/xml; charset=utf-8',
    write: (programme, { origin }) => toScheduleXml(programme, origin),
  },
  'speakers.csv': {
    type: tableTypes.csv,
    write: ({ sessions }, { separator }) => toCsv(toSpeakersTable(sessions), separator),
  },
  'speakers.xlsx': {
    type: tableTypes.xlsx,
    write: ({ sessions }) => toWorkbook(toSpeakersTable(sessions), 'Speakers'),
  },
};
const fileNames: readonly string[] = Object.values(exportFiles);

@Controller('api/conferences/:conferenceId/export')
export class ExportController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  @Get(':file')
  async download(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Param('file') file: string,
    @Query({ schema: exportQuery }) { separator }: ExportQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const { manager } = this.database;
    const conference = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    if (!isExportFile(file)) throw new NotFoundException(message('rowNotFound', { noun: 'file' }));
    const { type, write } = formats[file];
    const name = encodeURIComponent(`${conference.slug}-${file}`);
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename*=UTF-8''${name}` });
    const programme = await readExportedProgramme(manager, conference);
    const written = await write(programme, { origin: this.settings.PUBLIC_ORIGIN, separator });
    return typeof written === 'string' ? written : new StreamableFile(written);
  }
}

const isExportFile = (name: string): name is ExportFile => fileNames.includes(name);
