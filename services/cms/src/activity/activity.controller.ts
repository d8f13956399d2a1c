import type { ActivityPage } from '@majlis/contracts/activity';
import { type ActivityQuery, activityQuery, maxActivityPage } from '@majlis/contracts/activity-query';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ActivityService } from './activity.service.js';
import { toCsv } from './activity-csv.js';

const maxExportedChanges = 10_000;

@Controller('api/cms/activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  list(@Query({ schema: activityQuery }) query: ActivityQuery): Promise<ActivityPage> {
    return this.activity.list(query);
  }

  @Get('export')
  async export(@Query({ schema: activityQuery }) query: ActivityQuery, @Res({ passthrough: true }) response: Response) {
    const entries: ActivityPage['entries'] = [];
    let before = query.before;
    do {
      const page = await this.activity.list({ ...query, before, limit: maxActivityPage });
      entries.push(...page.entries);
      before = page.next ?? undefined;
    } while (before && entries.length < maxExportedChanges);
    response.type('text/csv; charset=utf-8').attachment('activity.csv');
    return toCsv(entries);
  }
}
