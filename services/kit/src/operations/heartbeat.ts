import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { IntervalJob } from '../app/interval-job.js';
import { productVersion } from '../app/product-version.js';
import type { InstanceDetail } from './instance-detail.js';

/** Whoever is not seen for four of them has gone. */
const intervalMs = 15_000;
/** A database that is away must not keep anybody from stopping. */
const farewellMs = 1_000;
const resolutionMs = 50;

/** The clock is the database's, for copies may run on several machines. */
const beatSql = `
  WITH forgotten AS (
    DELETE FROM operations.parts WHERE seen_at < now() - interval '1 day' AND (name, instance) <> ($1, $2)
  )
  INSERT INTO operations.parts (name, instance, version, started_at, seen_at, detail)
  VALUES ($1, $2, $3, now() - make_interval(secs => $4), now(), $5)
  ON CONFLICT (name, instance) DO UPDATE SET version = excluded.version, started_at = excluded.started_at,
    seen_at = excluded.seen_at, detail = excluded.detail`;
const leaveSql = 'DELETE FROM operations.parts WHERE name = $1 AND instance = $2';

type HeartbeatOptions = {
  name: string;
  /** Runs one statement, and gives up by itself when the database does not answer. */
  run: (statement: string, values: unknown[]) => Promise<unknown>;
  logger: Logger;
  /** What there is to say of this part besides. */
  extraDetail?: () => Pick<InstanceDetail, 'pages'>;
};

/** Says in `operations.parts` that this process runs, again and again. A database that is away costs the process nothing. */
export class Heartbeat {
  // A crashed container starts again with the same name and number, and so takes its old row over.
  private readonly instance = `${hostname()}:${process.pid}`;
  private readonly version = productVersion();
  private readonly pauses = monitorEventLoopDelay({ resolution: resolutionMs });
  private readonly job;
  private isFailing = false;

  constructor(private readonly part: HeartbeatOptions) {
    this.job = new IntervalJob({ name: 'heartbeat', logger: part.logger, intervalMs, run: () => this.beat() });
  }

  /** At once, and every few seconds from now on. */
  start(): void {
    this.pauses.enable();
    this.job.trigger();
  }

  /** Removes the row, so that a part that ends on purpose is not taken for a lost one. */
  async stop(): Promise<void> {
    this.pauses.disable();
    const { name, run } = this.part;
    const stopped = this.job.stop().then(() => run(leaveSql, [name, this.instance]));
    await Promise.race([stopped.catch(() => undefined), wait(farewellMs, undefined, { ref: false })]);
  }

  private async beat(): Promise<void> {
    const { name, run, logger } = this.part;
    try {
      await run(beatSql, [name, this.instance, this.version, process.uptime(), JSON.stringify(this.detail())]);
      if (this.isFailing) logger.info('it can be seen again that this part runs');
      this.isFailing = false;
    } catch (error) {
      // Once for as long as it lasts.
      if (!this.isFailing) logger.warn({ error: String(error) }, 'it cannot be seen that this part runs');
      this.isFailing = true;
    }
  }

  private detail(): InstanceDetail {
    const longestPauseMs = Math.max(0, Math.round(this.pauses.max / 1e6) - resolutionMs);
    this.pauses.reset();
    return { memoryBytes: process.memoryUsage.rss(), longestPauseMs, ...this.part.extraDetail?.() };
  }
}
