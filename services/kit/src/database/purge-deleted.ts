import { restorableDays } from '@majlis/contracts/editable-row';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, LessThan } from 'typeorm';
import { RecurringJob } from '../app/recurring-job.js';
import { LOGGER } from '../app/tokens.js';
import { withAdvisoryLock } from './advisory-lock.js';
import { EditableRow } from './editable-row.js';

/** Removes for good what was deleted longer ago than it can be restored. */
@Injectable()
export class PurgeDeleted extends RecurringJob {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { name: 'purge of deleted rows', firstMs: 60_000, everyMs: 6 * 3_600_000 });
  }

  /** Answers how many rows went; 0 when another copy of the service is at it. */
  async run(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - restorableDays * 86_400_000);
    const removed = await withAdvisoryLock(this.database, `purge ${this.database.driver.schema}`, async () => {
      let rows = 0;
      for (const { target } of this.database.entityMetadatas)
        if (typeof target === 'function' && target.prototype instanceof EditableRow)
          rows +=
            (await this.database.getRepository<EditableRow>(target).delete({ deletedAt: LessThan(before) })).affected ??
            0;
      return rows;
    });
    return removed ?? 0;
  }

  protected async work() {
    return { rows: await this.run() };
  }
}
