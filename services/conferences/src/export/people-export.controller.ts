import { type PeopleExportFile, peopleExportFiles } from '@majlis/contracts/import-fields';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { toPeopleCsv, toPeopleJson } from './people-csv.js';

const formats: Record<PeopleExportFile, { type: string; write: (people: PersonEntity[]) => string }> = {
  'people.csv': { type: 'text/csv; charset=utf-8', write: toPeopleCsv },
  'people.json': { type: 'application/json; charset=utf-8', write: toPeopleJson },
};
const fileNames: readonly string[] = Object.values(peopleExportFiles);

@Controller('api/people/export')
export class PeopleExportController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get(':file')
  async download(@Param('file') file: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    if (!isExportFile(file)) throw new NotFoundException('This file does not exist.');
    const { type, write } = formats[file];
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` });
    const order = { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } as const;
    return write(await this.database.manager.find(PersonEntity, { order }));
  }
}

const isExportFile = (name: string): name is PeopleExportFile => fileNames.includes(name);
