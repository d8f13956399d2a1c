/** What is to be done later: once under each name, however often it is wished meanwhile, and as early as it was wished. */
export class DelayedTasks {
  private readonly awaited = new Map<string, { timer: NodeJS.Timeout; due: number }>();

  constructor(private readonly onDone: () => void) {}

  schedule(ms: number, name: string, work: () => Promise<void> | void): void {
    const due = Date.now() + ms;
    const known = this.awaited.get(name);
    if (known && known.due <= due) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => {
      this.awaited.delete(name);
      void Promise.resolve(work()).then(this.onDone);
    }, ms);
    this.awaited.set(name, { timer, due });
  }

  stop(): void {
    for (const { timer } of this.awaited.values()) clearTimeout(timer);
  }
}
