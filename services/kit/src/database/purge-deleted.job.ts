import { restorableDays } from '@majlis/contracts/shared-fields';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { IntervalJob } from '../app/interval-job.js';
import { LOGGER, type Logger } from '../app/tokens.js';
import { AuditedEntity } from './audited-entity.js';

@Injectable()
export class PurgeDeletedJob extends IntervalJob<number> {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({
      name: 'purge deleted rows',
      logger,
      initialDelayMs: 60_000,
      intervalMs: 6 * 3_600_000,
      lock: { database, name: `purge ${database.driver.schema}` },
      run: () => this.purge(),
    });
  }

  async purge(now = new Date()): Promise<number> {
    const deletedAt = LessThan(new Date(now.getTime() - restorableDays * 86_400_000));
    let rows = 0;
    for (const { target } of this.database.entityMetadatas)
      if (typeof target === 'function' && target.prototype instanceof AuditedEntity)
        rows += (await this.database.getRepository<AuditedEntity>(target).delete({ deletedAt })).affected ?? 0;
    this.logger.info({ rows }, 'deleted rows purged');
    return rows;
  }
}
