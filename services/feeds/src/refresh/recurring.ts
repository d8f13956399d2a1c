/** Work that comes back after a pause, and at once when it is woken; one run at a time. */
export class Recurring {
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private isWoken = false;
  private isStopped = false;

  /** `work` answers after how many milliseconds it wants to come back. */
  constructor(private readonly work: () => Promise<number>) {}

  /** Runs after what is under way, if anything is; once, however often it is woken before. */
  wake(): void {
    if (this.isWoken) return;
    this.isWoken = true;
    this.current = this.current.then(() => this.run());
  }

  /** Waits for what is under way; nothing runs afterwards. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.current;
  }

  private async run(): Promise<void> {
    this.isWoken = false;
    if (this.isStopped) return;
    clearTimeout(this.timer);
    const pauseMs = await this.work();
    if (!this.isStopped) this.timer = setTimeout(() => this.wake(), pauseMs).unref();
  }
}
