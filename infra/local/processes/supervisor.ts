import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './program.js';

export type Watcher = {
  starting(name: string): void;
  started(name: string, milliseconds: number): void;
  crashed(name: string): void;
  restarted(name: string): void;
  /** The part cannot be kept running. */
  givenUp(name: string, reason: string): void;
};

const maxRestartsPerMinute = 3;

/** Starts parts, restarts one that crashes, and stops all in the opposite order. */
export class Supervisor {
  private readonly slots: { part?: Part }[] = [];
  private isStopping = false;

  constructor(private readonly watcher: Watcher) {}

  /** Starts a part; it is stopped before those whose start began earlier. */
  async start<P extends Part>(name: string, start: () => Promise<P>): Promise<P> {
    const slot: { part?: Part } = {};
    this.slots.push(slot);
    const startInSlot = async () => {
      const part = await start();
      slot.part = part;
      if (this.isStopping) await part.stop();
      return part;
    };
    const part = await this.run(name, startInSlot);
    void this.keepRunning(name, startInSlot, part);
    return part;
  }

  /** Does something that ends by itself, as a step of the start. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isStopping) throw new Error('Stopped while starting.');
    this.watcher.starting(name);
    const since = performance.now();
    const result = await work().catch((error: unknown) => {
      throw new Error(`${name} did not start. ${reasonOf(error)}`);
    });
    this.watcher.started(name, performance.now() - since);
    return result;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const { part } of this.slots.toReversed()) await part?.stop();
  }

  kill(): void {
    this.isStopping = true;
    for (const { part } of this.slots) part?.kill();
  }

  private async keepRunning(name: string, start: () => Promise<Part>, first: Part): Promise<void> {
    let crashes: number[] = [];
    try {
      for (let part = first; ; part = await start()) {
        if (crashes.length > 0) this.watcher.restarted(name);
        await part.ended;
        if (this.isStopping) return;
        this.watcher.crashed(name);
        crashes = [...crashes, Date.now()].filter((at) => Date.now() - at < 60_000);
        if (crashes.length > maxRestartsPerMinute)
          throw new Error(`It crashed ${crashes.length} times within a minute.`);
        await sleep(200);
        if (this.isStopping) return;
      }
    } catch (error) {
      if (!this.isStopping) this.watcher.givenUp(name, reasonOf(error));
    }
  }
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
