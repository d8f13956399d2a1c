import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './program.js';

export type SupervisorListener = {
  starting(name: string): void;
  started(name: string, milliseconds: number): void;
  crashed(name: string): void;
  restarted(name: string): void;
  failedPermanently(name: string, reason: string): void;
};

const maxRestartsPerMinute = 3;

/** Restarts processes that crash, and stops all in the reverse order of their start. */
export class Supervisor {
  private readonly slots: { part?: ManagedProcess }[] = [];
  private isStopping = false;

  constructor(private readonly watcher: SupervisorListener) {}

  async start<P extends ManagedProcess>(name: string, start: () => Promise<P>): Promise<P> {
    const slot: { part?: ManagedProcess } = {};
    this.slots.push(slot);
    const startInSlot = async () => {
      const part = await start();
      slot.part = part;
      if (this.isStopping) await part.stop();
      return part;
    };
    const part = await this.runStep(name, startInSlot);
    void this.keepRunning(name, startInSlot, part);
    return part;
  }

  async runStep<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isStopping) throw new Error('Stopped while starting.');
    this.watcher.starting(name);
    const since = performance.now();
    const result = await work().catch((error: unknown) => {
      throw new Error(`${name} did not start. ${errorMessage(error)}`);
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

  private async keepRunning(name: string, start: () => Promise<ManagedProcess>, first: ManagedProcess): Promise<void> {
    let crashes: number[] = [];
    try {
      for (let part = first; ; part = await start()) {
        if (crashes.length > 0) this.watcher.restarted(name);
        await part.exited;
        if (this.isStopping) return;
        this.watcher.crashed(name);
        crashes = [...crashes, Date.now()].filter((at) => Date.now() - at < 60_000);
        if (crashes.length > maxRestartsPerMinute)
          throw new Error(`It crashed ${crashes.length} times within a minute.`);
        await sleep(200);
        if (this.isStopping) return;
      }
    } catch (error) {
      if (!this.isStopping) this.watcher.failedPermanently(name, errorMessage(error));
    }
  }
}

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
