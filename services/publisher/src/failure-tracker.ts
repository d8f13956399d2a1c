import type { Logger } from '@majlis/kit/app/tokens';
import { backoffMs } from '@majlis/kit/process/backoff';

export type Failure = { reason: string; attempts: number; since: string };

const backoff = { baseMs: 1_000, maxMs: 5 * 60_000 };

const maxFailedShare = 0.01;

/** Failures by the path of the file or the name of the job. The last good version of a failed file stays in place. */
export class FailureTracker {
  readonly all = new Map<string, Failure>();

  constructor(private readonly logger: Logger) {}

  recordFailure(path: string, error: unknown): number {
    const reason = error instanceof Error ? error.message : String(error);
    const previous = this.all.get(path);
    const attempts = (previous?.attempts ?? 0) + 1;
    if (previous?.reason !== reason) this.logger.warn({ path, reason }, 'publishing failed, it will be retried');
    this.all.set(path, { reason, attempts, since: previous?.since ?? new Date().toISOString() });
    return backoffMs(attempts, backoff);
  }

  /** A few pages that cannot be rendered must not hold up a release, but a failed job may stand for any number of pages. */
  hasOnlyFewPages(fileCount: number): boolean {
    const isPage = (name: string) => name.startsWith('/');
    return this.all.size <= Math.max(1, fileCount * maxFailedShare) && [...this.all.keys()].every(isPage);
  }

  has(path: string): boolean {
    return this.all.has(path);
  }

  clear(path: string): void {
    this.all.delete(path);
  }
}
