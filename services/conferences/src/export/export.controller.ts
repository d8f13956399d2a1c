import { type ExportFile, exportFiles } from '@majlis/contracts/import-fields';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/app/service-settings';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Controller, Get, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { findConference } from '../conferences/conference-access.js';
import { type ExportedProgramme, readExportedProgramme } from './read-programme.js';
import { toScheduleXml } from './schedule-xml.js';
import { toSessionsCsv, toSpeakersCsv } from './sessions-csv.js';
import { toSessionsJson } from './sessions-json.js';

/** The addresses of uploaded files are of this origin. */
type Write = (programme: ExportedProgramme, origin: string) => string;
type Format = { type: string; write: Write };

const csvType = 'text/csv; charset=utf-8';
const formats: Record<ExportFile, Format> = {
  'sessions.csv': {
    type: csvType,
    write: ({ conference, sessions }, origin) => toSessionsCsv(sessions, { zone: conference.timezone, origin }),
  },
  'sessions.json': { type: 'application/json; charset=utf-8', write: toSessionsJson },
  'schedule.xml': { type: 'application/xml; charset=utf-8', write: toScheduleXml },
  'speakers.csv': { type: csvType, write: ({ sessions }) => toSpeakersCsv(sessions) },
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
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { manager } = this.database;
    const conference = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    if (!isExportFile(file)) throw new NotFoundException('This file does not exist.');
    const { type, write } = formats[file];
    const name = encodeURIComponent(`${conference.slug}-${file}`);
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename*=UTF-8''${name}` });
    return write(await readExportedProgramme(manager, conference), this.settings.PUBLIC_ORIGIN);
  }
}

const isExportFile = (name: string): name is ExportFile => fileNames.includes(name);
