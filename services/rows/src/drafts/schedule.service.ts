import { message } from '@majlis/contracts/shared/messages';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import type { ScheduledAction, ScheduledChange } from '@majlis/contracts/staff/drafts';
import type { ScheduleInput } from '@majlis/contracts/staff/drafts.schema';
import { runAsActor } from '@majlis/kit/database/change-context';
import { mapDatabaseError } from '@majlis/kit/database/database-errors';
import { runInOneTransaction } from '@majlis/kit/database/service-database';
import { validationError } from '@majlis/kit/http/http-errors';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { HttpException, HttpStatus, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DraftsService, labelSql } from './drafts.service.js';

type DueChange = { scheduleId: string; table: string; id: string; action: ScheduledAction; createdBy: string };

const columns = `
  schedule.id AS "scheduleId", table_name AS "table", row_id AS id, ${labelSql('schedule')} AS label, action, at, timezone,
  created_by AS "createdBy", error`;

const dueSql = `
  SELECT id AS "scheduleId", table_name AS "table", row_id AS id, action, created_by AS "createdBy"
  FROM schedule WHERE done_at IS NULL AND at <= now() ORDER BY at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Changes that are made at a chosen time, in the name of the person who scheduled them (infra/adr/history-and-drafts.md). */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly database: DataSource,
    private readonly drafts: DraftsService,
  ) {}

  /** Lists the changes that are still to be made, and those that failed. */
  list(): Promise<ScheduledChange[]> {
    return this.database.query(
      `SELECT ${columns} FROM schedule WHERE done_at IS NULL OR error IS NOT NULL ORDER BY schedule.at, schedule.id`,
    );
  }

  async add(
    table: string,
    id: string,
    { action, at, timezone }: ScheduleInput,
    actor: string,
  ): Promise<ScheduledChange> {
    const instant = toInstant(at, timezone);
    if (instant === undefined) throw validationError({ at: message('skippedTime', { zone: timezone }) });
    if (Date.parse(instant) <= Date.now()) throw validationError({ at: message('timeInPast') });
    if (action === 'publish-draft') await this.drafts.find(table, id);
    const [added]: ScheduledChange[] = await this.database.query(
      `WITH added AS (
         INSERT INTO schedule (table_name, row_id, action, at, timezone, created_by) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *)
       SELECT ${columns} FROM added AS schedule`,
      [table, id, action, instant, timezone, actor],
    );
    return added as ScheduledChange;
  }

  async cancel(scheduleId: string): Promise<void> {
    const cancelled: unknown[] = await this.database.query(
      'WITH gone AS (DELETE FROM schedule WHERE id = $1 RETURNING 1) SELECT FROM gone',
      [scheduleId],
    );
    if (cancelled.length === 0) throw new NotFoundException(message('notScheduled'));
  }

  /** Makes every change that is due, each in a transaction of its own, and returns how many were due. */
  async runDue(): Promise<number> {
    let count = 0;
    while (await this.runNext()) count += 1;
    return count;
  }

  /** The lock on the row of the schedule and the change are one transaction, so that two instances never make the change twice. */
  private runNext(): Promise<boolean> {
    return runInOneTransaction(this.database, async () => {
      const [due]: DueChange[] = await this.database.query(dueSql);
      if (!due) return false;
      const error = await this.attempt(due);
      await this.database.query('UPDATE schedule SET done_at = now(), error = $2 WHERE id = $1', [
        due.scheduleId,
        error,
      ]);
      return true;
    });
  }

  /** Runs in a savepoint, so that a failure leaves nothing but its reason. */
  private async attempt({ table, id, action, createdBy }: DueChange): Promise<string | null> {
    try {
      await runAsActor(createdBy, () =>
        this.database.transaction(() =>
          action === 'publish-draft'
            ? this.drafts.publish(table, id, { actor: createdBy }, { ignoreNewer: false })
            : this.drafts.setPublished(table, id, action === 'publish', createdBy),
        ),
      );
      return null;
    } catch (error) {
      if (error instanceof HttpException) return error.message;
      const { status, message } = mapDatabaseError(error) ?? {
        status: 500,
        message: 'This failed for an unknown reason.',
      };
      // While the database is unavailable, the change is attempted again.
      if (status === HttpStatus.SERVICE_UNAVAILABLE) throw error;
      return message;
    }
  }
}

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
