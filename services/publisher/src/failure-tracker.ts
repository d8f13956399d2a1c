import type { Logger } from '@majlis/kit/logging/logger';
import { backoffMs } from '@majlis/kit/process/backoff';

/** `job` is the key of the job that failed to write the file. */
type Failure = { reason: string; attempts: number; since: string; job: string | undefined };

// A file is tried at least once a minute, because nobody tells the publisher that an operator has repaired the cause.
const backoff = { baseMs: 1_000, maxMs: 60_000 };

/** An older failure counts as lasting, because no service takes this long to come back after a restart. */
const lastingMs = 30_000;

/** Failures by the path of the file or the name of the job. The last good version of a failed file stays in place. */
export class FailureTracker {
  readonly all = new Map<string, Failure>();

  constructor(private readonly logger: Logger) {}

  recordFailure(path: string, error: unknown, job?: string): number {
    const reason = error instanceof Error ? error.message : String(error);
    const previous = this.all.get(path);
    const attempts = (previous?.attempts ?? 0) + 1;
    if (previous?.reason !== reason) this.logger.warn({ path, reason }, 'publishing failed, it will be retried');
    this.all.set(path, { reason, attempts, since: previous?.since ?? new Date().toISOString(), job });
    return backoffMs(attempts, backoff);
  }

  /**
   * True if a release should wait for these failures. One that lasts, such as that of a page that cannot be rendered or of a feed that
   * was never read, does not hold it up, unless most files are missing.
   */
  holdsUpRelease(fileCount: number): boolean {
    const isRecent = ({ since }: Failure) => Date.now() - Date.parse(since) < lastingMs;
    return this.all.size > 0 && (this.all.size * 2 > fileCount || [...this.all.values()].some(isRecent));
  }

  has(path: string): boolean {
    return this.all.has(path);
  }

  pathsOf(job: string): string[] {
    return [...this.all].flatMap(([path, failure]) => (failure.job === job ? [path] : []));
  }

  clear(path: string): void {
    this.all.delete(path);
  }
}

/** Runs tasks after a delay. A key has one timer: when it is scheduled several times, the earliest time counts. */
export class DelayedTasks {
  private readonly scheduled = new Map<string, { timer: NodeJS.Timeout; dueAt: number }>();

  constructor(private readonly onTaskDone: () => void) {}

  schedule(key: string, delayMs: number, task: () => Promise<void> | void): void {
    const dueAt = Date.now() + delayMs;
    const existing = this.scheduled.get(key);
    if (existing && existing.dueAt <= dueAt) return;
    clearTimeout(existing?.timer);
    const timer = setTimeout(() => {
      this.scheduled.delete(key);
      void Promise.resolve(task()).then(this.onTaskDone);
    }, delayMs);
    this.scheduled.set(key, { timer, dueAt });
  }

  stop(): void {
    for (const { timer } of this.scheduled.values()) clearTimeout(timer);
  }
}
