import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { tryWithAdvisoryLock } from '../database/advisory-lock.js';

export type IntervalJobOptions<Result> = {
  name: string;
  logger: Logger;
  /** Measured from the end of one run to the start of the next. */
  intervalMs: number;
  initialDelayMs?: number;
  /** Only the instance that holds this advisory lock runs the job; the others try again after `retryMs`. */
  lock?: { database: DataSource; name: string; retryMs?: number };
  isOneTime?: boolean;
  /** `signal` aborts on shutdown, which then waits for the run to end. */
  run: (signal: AbortSignal) => Promise<Result>;
};

/** Runs a job repeatedly until shutdown. A failed run is logged and the schedule continues. */
export class IntervalJob<Result = unknown> implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private isTriggered = false;
  private hasSchedule = true;

  constructor(private readonly options: IntervalJobOptions<Result>) {}

  onApplicationBootstrap(): void {
    this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  start(): void {
    this.schedule(this.options.initialDelayMs ?? 0);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.current;
  }

  /** Runs after the current run, if there is one; further triggers until then are merged. */
  trigger(): void {
    if (this.isTriggered) return;
    this.isTriggered = true;
    this.current = this.current.then(() => this.runAndSchedule());
  }

  /** Ends the schedule and runs after the current run, if there is one. Returns undefined if another instance holds the lock. */
  async run(): Promise<Result | undefined> {
    this.hasSchedule = false;
    clearTimeout(this.timer);
    await this.current;
    return this.runIfUnlocked();
  }

  private async runIfUnlocked(): Promise<Result | undefined> {
    const { lock, run } = this.options;
    const { signal } = this.stopping;
    return lock ? tryWithAdvisoryLock(lock.database, lock.name, () => run(signal)) : run(signal);
  }

  private async runAndSchedule(): Promise<void> {
    this.isTriggered = false;
    if (this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    const { name, logger, intervalMs, lock, isOneTime } = this.options;
    try {
      const isLockedElsewhere = (await this.runIfUnlocked()) === undefined && lock !== undefined;
      if (isOneTime && !isLockedElsewhere) return;
      this.schedule(isLockedElsewhere ? (lock.retryMs ?? intervalMs) : intervalMs);
    } catch (error) {
      logger.error({ job: name, error: String(error) }, 'job failed, will retry');
      this.schedule(intervalMs);
    }
  }

  private schedule(ms: number): void {
    if (!this.hasSchedule || this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => this.trigger(), ms).unref();
  }
}
