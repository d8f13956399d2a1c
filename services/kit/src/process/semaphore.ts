import pLimit from 'p-limit';

export class Semaphore {
  private readonly limit;

  constructor(
    concurrency: number,
    private readonly maxWaiting = Number.POSITIVE_INFINITY,
  ) {
    this.limit = pLimit(concurrency);
  }

  /** True while `maxWaiting` tasks wait, so that callers can reject another one. */
  get isSaturated(): boolean {
    const { activeCount, pendingCount, concurrency } = this.limit;
    return activeCount >= concurrency && pendingCount >= this.maxWaiting;
  }

  get isActive(): boolean {
    return this.limit.activeCount > 0;
  }

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.limit(task);
  }
}
