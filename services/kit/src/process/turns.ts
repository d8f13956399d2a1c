/** Lets `atOnce` works run and `waiting` more wait for their turn; answers undefined at once when those places are taken. */
export class Turns {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.running >= this.atOnce) {
      if (this.queue.length >= this.waiting) return undefined;
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
