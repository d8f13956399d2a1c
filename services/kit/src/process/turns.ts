/** Lets `atOnce` works run at a time; others wait for their turn, in the order in which they come. */
export class Turns {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting = Number.POSITIVE_INFINITY,
  ) {}

  /** Whether `waiting` wait already: who comes now is to come again. */
  get isFull(): boolean {
    return this.running >= this.atOnce && this.queue.length >= this.waiting;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    // Whoever ends hands its place over, so `running` stays as it is.
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
