import type { Logger } from '@majlis/kit/app/tokens';
import { backoffMs } from '@majlis/kit/process/backoff';

export type Failure = { reason: string; attempts: number; since: string };

const backoff = { baseMs: 1_000, maxMs: 5 * 60_000 };

/** What could not be made, by its address; the last good file stays where it is. */
export class FailureTracker {
  readonly all = new Map<string, Failure>();

  constructor(private readonly logger: Logger) {}

  /** Answers after how many milliseconds it is tried again. */
  recordFailure(address: string, error: unknown): number {
    const reason = error instanceof Error ? error.message : String(error);
    const before = this.all.get(address);
    const attempts = (before?.attempts ?? 0) + 1;
    // Once for each reason, not at every attempt.
    if (before?.reason !== reason) this.logger.warn({ address, reason }, 'could not be published; it is tried again');
    this.all.set(address, { reason, attempts, since: before?.since ?? new Date().toISOString() });
    return backoffMs(attempts, backoff);
  }

  has(address: string): boolean {
    return this.all.has(address);
  }

  /** It was made, or is not wanted any more. */
  clear(address: string): void {
    this.all.delete(address);
  }
}
