import { message } from '@majlis/contracts/shared/messages';
import { type CsvSeparator, type PeopleExportFile, peopleExportFiles } from '@majlis/contracts/staff/import-fields';
import { type ExportQuery, exportQuery } from '@majlis/contracts/staff/imports.schema';
import { Controller, Get, NotFoundException, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { toPeopleJson, toPeopleTable } from './people-table.js';
import { tableTypes, toCsv, toWorkbook } from './write-table.js';

type Write = (people: PersonEntity[], separator: CsvSeparator) => string | Promise<Buffer>;

const formats: Record<PeopleExportFile, { type: string; write: Write }> = {
  'people.csv': { type: tableTypes.csv, write: (people, separator) => toCsv(toPeopleTable(people), separator) },
  'people.xlsx': { type: tableTypes.xlsx, write: (people) => toWorkbook(toPeopleTable(people), 'People') },
  'people.json': { type: 'application/json; charset=utf-8', write: toPeopleJson },
};
const fileNames: readonly string[] = Object.values(peopleExportFiles);

@Controller('api/people/export')
export class PeopleExportController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get(':file')
  async download(
    @Param('file') file: string,
    @Query({ schema: exportQuery }) { separator }: ExportQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    if (!isExportFile(file)) throw new NotFoundException(message('rowNotFound', { noun: 'file' }));
    const { type, write } = formats[file];
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` });
    const order = { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } as const;
    const written = await write(await this.database.manager.find(PersonEntity, { order }), separator);
    return typeof written === 'string' ? written : new StreamableFile(written);
  }
}

const isExportFile = (name: string): name is PeopleExportFile => fileNames.includes(name);
