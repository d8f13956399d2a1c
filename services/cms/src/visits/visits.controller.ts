import type { Visits } from '@majlis/contracts/visits';
import { type VisitsQuery, visitsQuery } from '@majlis/contracts/visits-query';
import { writeCsv } from '@majlis/kit/csv/write-csv';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { VisitsService } from './visits.service.js';

@Controller('api/cms/visits')
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Get()
  read(@Query({ schema: visitsQuery }) query: VisitsQuery): Promise<Visits> {
    return this.visits.read(query);
  }

  @Get('export')
  async export(@Query({ schema: visitsQuery }) query: VisitsQuery, @Res({ passthrough: true }) response: Response) {
    const rows = await this.visits.listDailyViews(query);
    response.type('text/csv; charset=utf-8').attachment('visits.csv');
    return writeCsv(
      ['day', 'page', 'views'],
      rows.map(({ day, path, views }) => [day, path, views]),
    );
  }
}
