import { message } from '@majlis/contracts/shared/messages';
import type { CsvSeparator, ExportFile, PeopleExportFile } from '@majlis/contracts/staff/import-fields';
import { type ExportQuery, exportQuery } from '@majlis/contracts/staff/imports.schema';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Controller, Get, Inject, NotFoundException, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { ConferenceEntity, findConference } from '../conferences/conference.entity.js';
import { PersonEntity } from '../people/person.entity.js';
import { type ExportedProgramme, readExportedProgramme, toSessionsJson } from './read-programme.js';
import { toScheduleXml } from './schedule-xml.js';
import {
  tableTypes,
  toCsv,
  toPeopleJson,
  toPeopleTable,
  toSessionsTable,
  toSpeakersTable,
  toWorkbook,
} from './session-tables.js';

/** The addresses of uploaded files begin with `origin`. */
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
    const { type, write } = findFormat(formats, file);
    const name = encodeURIComponent(`${conference.slug}-${file}`);
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename*=UTF-8''${name}` });
    const programme = await readExportedProgramme(manager, conference);
    return toDownload(await write(programme, { origin: this.settings.PUBLIC_ORIGIN, separator }));
  }
}

function findFormat<Format>(known: Record<string, Format>, file: string): Format {
  const format = Object.hasOwn(known, file) ? known[file] : undefined;
  if (!format) throw new NotFoundException(message('rowNotFound', { noun: 'file' }));
  return format;
}

const toDownload = (file: string | Buffer) => (typeof file === 'string' ? file : new StreamableFile(file));

type Write = (people: PersonEntity[], separator: CsvSeparator) => string | Promise<Buffer>;

const peopleFormats: Record<PeopleExportFile, { type: string; write: Write }> = {
  'people.csv': { type: tableTypes.csv, write: (people, separator) => toCsv(toPeopleTable(people), separator) },
  'people.xlsx': { type: tableTypes.xlsx, write: (people) => toWorkbook(toPeopleTable(people), 'People') },
  'people.json': { type: 'application/json; charset=utf-8', write: toPeopleJson },
};

@Controller('api/people/export')
export class PeopleExportController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get(':file')
  async download(
    @Param('file') file: string,
    @Query({ schema: exportQuery }) { separator }: ExportQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const { type, write } = findFormat(peopleFormats, file);
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` });
    const order = { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } as const;
    return toDownload(await write(await this.database.manager.find(PersonEntity, { order }), separator));
  }
}
