import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { PagesState } from '@majlis/contracts/staff/system-status';
import type { Logger } from 'pino';
import { z } from 'zod';
import { IntervalJob } from '../jobs/interval-job.js';
import { productVersion } from '../settings/product-version.js';

const pages: z.ZodType<PagesState> = z.object({
  files: z.number(),
  pending: z.number(),
  activeSince: z.string().nullable(),
  lastChangedAt: z.string().nullable(),
  failed: z.number(),
  failures: z.array(z.object({ path: z.string(), reason: z.string(), since: z.string() })),
});

/** Unreadable values become null, because during an upgrade writer and reader may be of different releases. */
export const instanceDetail = z.object({
  memoryBytes: z.number().nullable().catch(null),
  maxEventLoopDelayMs: z.number().nullable().catch(null),
  timeZones: z.string().nullable().catch(null),
  pages: pages.optional().catch(undefined),
});
type InstanceDetail = z.infer<typeof instanceDetail>;

/** An instance counts as dead after four missed heartbeats. */
const intervalMs = 15_000;
/** An unavailable database must not delay shutdown. */
const deregisterTimeoutMs = 1_000;
const resolutionMs = 50;

/** Uses the clock of the database, because instances may run on several machines. */
const upsertSql = `
  WITH deleted AS (
    DELETE FROM operations.service_instances WHERE seen_at < now() - interval '1 day' AND (name, instance) <> ($1, $2)
  )
  INSERT INTO operations.service_instances (name, instance, version, started_at, seen_at, detail)
  VALUES ($1, $2, $3, now() - make_interval(secs => $4), now(), $5)
  ON CONFLICT (name, instance) DO UPDATE SET version = excluded.version, started_at = excluded.started_at,
    seen_at = excluded.seen_at, detail = excluded.detail`;
const deregisterSql = 'DELETE FROM operations.service_instances WHERE name = $1 AND instance = $2';

type HeartbeatOptions = {
  name: string;
  /** Runs one statement, with a timeout of its own. */
  run: (statement: string, values: unknown[]) => Promise<unknown>;
  logger: Logger;
  extraDetail?: () => Pick<InstanceDetail, 'pages'>;
};

/** Registers this process in `operations.service_instances` and refreshes the row regularly; failures are only logged. */
export class Heartbeat {
  // A restarted container has the same host name and process id, and so takes over its old row.
  private readonly instance = `${hostname()}:${process.pid}`;
  private readonly version = productVersion();
  private readonly eventLoopDelay = monitorEventLoopDelay({ resolution: resolutionMs });
  private readonly job;
  private isFailing = false;

  constructor(private readonly options: HeartbeatOptions) {
    this.job = new IntervalJob({ name: 'heartbeat', logger: options.logger, intervalMs, run: () => this.write() });
  }

  start(): void {
    this.eventLoopDelay.enable();
    this.job.trigger();
  }

  /** Deletes the row, so that a deliberate stop is not reported as a lost instance. */
  async stop(): Promise<void> {
    this.eventLoopDelay.disable();
    const { name, run } = this.options;
    const stopped = this.job.stop().then(() => run(deregisterSql, [name, this.instance]));
    await Promise.race([stopped.catch(() => undefined), wait(deregisterTimeoutMs, undefined, { ref: false })]);
  }

  private async write(): Promise<void> {
    const { name, run, logger } = this.options;
    try {
      await run(upsertSql, [name, this.instance, this.version, process.uptime(), JSON.stringify(this.detail())]);
      if (this.isFailing) logger.info('heartbeat restored');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) logger.warn({ error: String(error) }, 'heartbeat write failed');
      this.isFailing = true;
    }
  }

  private detail(): InstanceDetail {
    const maxEventLoopDelayMs = Math.max(0, Math.round(this.eventLoopDelay.max / 1e6) - resolutionMs);
    this.eventLoopDelay.reset();
    const memoryBytes = process.memoryUsage.rss();
    return {
      memoryBytes,
      maxEventLoopDelayMs,
      timeZones: process.versions.tz ?? null,
      ...this.options.extraDetail?.(),
    };
  }
}
