import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IntervalJob } from '../app/interval-job.js';
import { LOGGER, type Logger } from '../app/tokens.js';
import { ScheduleService } from './schedule.service.js';

/** A change is visible within a minute of its time. What was due while the service was stopped is done at the start. */
@Injectable()
export class ScheduleJob extends IntervalJob<number> {
  constructor(database: DataSource, @Inject(LOGGER) logger: Logger, schedule: ScheduleService) {
    super({
      name: 'scheduled changes',
      logger,
      initialDelayMs: 1_000,
      intervalMs: 15_000,
      lock: { database, name: `scheduled changes ${database.driver.schema}` },
      run: async () => {
        const changes = await schedule.runDue();
        if (changes > 0) logger.info({ changes }, 'scheduled changes made');
        return changes;
      },
    });
  }
}
