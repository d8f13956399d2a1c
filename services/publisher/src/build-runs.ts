import type { BuildCounts } from './build-runner.js';

/** All jobs that are built between two moments at which the queue is empty. */
export type BuildRun = { startedAt: string; seconds: number } & BuildCounts;

/** What GET /status, the status page and the log report of builds. */
export class BuildRuns {
  current: BuildRun | undefined;
  last: BuildRun | undefined;
  lastChangedAt: string | undefined;

  start(): void {
    this.current ??= {
      startedAt: new Date().toISOString(),
      seconds: 0,
      rendered: 0,
      written: 0,
      removed: 0,
      failed: 0,
    };
  }

  add(counts: Partial<BuildCounts>): void {
    for (const key of ['rendered', 'written', 'removed', 'failed'] as const)
      if (this.current) this.current[key] += counts[key] ?? 0;
    if (counts.written || counts.removed) this.lastChangedAt = new Date().toISOString();
  }

  finish(): BuildRun | undefined {
    if (!this.current) return undefined;
    const seconds = (Date.now() - Date.parse(this.current.startedAt)) / 1_000;
    this.last = { ...this.current, seconds };
    this.current = undefined;
    return this.last;
  }
}
