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
