import { restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import { runAsActor } from '@majlis/kit/database/change-context';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { AuditedEntity } from '../repository/audited-entity.js';

const dayMs = 86_400_000;

@Injectable()
export class PurgeDeletedJob extends IntervalJob<number> {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
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

  purge(now = new Date()): Promise<number> {
    return runAsActor('job:purge', () => this.database.transaction((manager) => this.purgeRows(manager, now)));
  }

  private async purgeRows(manager: EntityManager, now: Date): Promise<number> {
    const deletedAt = LessThan(new Date(now.getTime() - restorableDays * dayMs));
    let rows = 0;
    for (const { target } of this.database.entityMetadatas)
      if (typeof target === 'function' && target.prototype instanceof AuditedEntity)
        rows += (await manager.getRepository<AuditedEntity>(target).delete({ deletedAt })).affected ?? 0;
    const olderThan = new Date(now.getTime() - this.settings.HISTORY_DAYS * dayMs);
    const [{ revisions }] = await manager.query('SELECT purge_revisions($1) AS revisions', [olderThan]);
    this.logger.info({ rows, revisions: Number(revisions) }, 'deleted rows and old revisions purged');
    return rows;
  }
}
