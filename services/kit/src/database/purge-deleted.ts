import { restorableDays } from '@majlis/contracts/editable-row';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, LessThan } from 'typeorm';
import { LOGGER } from '../app/tokens.js';
import { withAdvisoryLock } from './advisory-lock.js';
import { EditableRow } from './editable-row.js';

/** The first time soon after the start, for a service may be started anew every day. */
const firstMs = 60_000;
const everyMs = 6 * 3_600_000;

/** Removes for good what was deleted longer ago than it can be restored. */
@Injectable()
export class PurgeDeleted implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.plan(firstMs);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
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

  private plan(ms: number): void {
    this.timer = setTimeout(() => void this.runLogged().then(() => this.plan(everyMs)), ms);
    this.timer.unref();
  }

  private async runLogged(): Promise<void> {
    try {
      this.logger.info({ rows: await this.run() }, 'deleted rows purged');
    } catch (error) {
      this.logger.error({ error: String(error) }, 'purge of deleted rows failed; it is tried again');
    }
  }
}
