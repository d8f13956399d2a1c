import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { tryWithAdvisoryLock } from '../database/advisory-lock.js';

export type IntervalJobOptions<Result> = {
  name: string;
  logger: Logger;
  /** From the end of a run to the next one. */
  intervalMs: number;
  initialDelayMs?: number;
  /** Of all copies of the service only the one that holds this advisory lock runs the job; the others try again later. */
  lock?: { database: DataSource; name: string; retryMs?: number };
  /** Ends with the first run that succeeds. */
  isOneTime?: boolean;
  /** `signal` aborts when the process stops, which then waits for the run to end. */
  run: (signal: AbortSignal) => Promise<Result>;
};

/** Work that a process does again and again for as long as it runs. A run that fails is logged, and the next one comes as usual. */
export class IntervalJob<Result = unknown> implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private isTriggered = false;

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

  /** Runs once the current run has ended, if there is one; triggers that come until then count as one. */
  trigger(): void {
    if (this.isTriggered) return;
    this.isTriggered = true;
    this.current = this.current.then(() => this.runAndSchedule());
  }

  /** Runs outside the schedule; undefined when another copy of the service holds the lock. */
  async run(): Promise<Result | undefined> {
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
      const isLockedElsewhere = (await this.run()) === undefined && lock !== undefined;
      if (isOneTime && !isLockedElsewhere) return;
      this.schedule(isLockedElsewhere ? (lock.retryMs ?? intervalMs) : intervalMs);
    } catch (error) {
      logger.error({ job: name, error: String(error) }, 'job failed, it is tried again');
      this.schedule(intervalMs);
    }
  }

  private schedule(ms: number): void {
    if (this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => this.trigger(), ms).unref();
  }
}
