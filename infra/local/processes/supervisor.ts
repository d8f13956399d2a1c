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

export class Supervisor {
  private readonly slots: { process?: ManagedProcess }[] = [];
  private isStopping = false;

  constructor(private readonly listener: SupervisorListener) {}

  async start<P extends ManagedProcess>(name: string, start: () => Promise<P>): Promise<P> {
    const slot: { process?: ManagedProcess } = {};
    this.slots.push(slot);
    const startInSlot = async () => {
      const process = await start();
      slot.process = process;
      if (this.isStopping) await process.stop();
      return process;
    };
    const process = await this.runStep(name, startInSlot);
    void this.keepRunning(name, startInSlot, process);
    return process;
  }

  async runStep<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    if (this.isStopping) throw new Error('Stopped while starting.');
    this.listener.starting(name);
    const since = performance.now();
    const result = await action().catch((error: unknown) => {
      throw new Error(`${name} did not start. ${errorMessage(error)}`);
    });
    this.listener.started(name, performance.now() - since);
    return result;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const { process } of this.slots.toReversed()) await process?.stop();
  }

  kill(): void {
    this.isStopping = true;
    for (const { process } of this.slots) process?.kill();
  }

  private async keepRunning(name: string, start: () => Promise<ManagedProcess>, first: ManagedProcess): Promise<void> {
    let crashes: number[] = [];
    try {
      for (let process = first; ; process = await start()) {
        if (crashes.length > 0) this.listener.restarted(name);
        await process.exited;
        if (this.isStopping) return;
        this.listener.crashed(name);
        crashes = [...crashes, Date.now()].filter((at) => Date.now() - at < 60_000);
        if (crashes.length > maxRestartsPerMinute)
          throw new Error(`It crashed ${crashes.length} times within a minute.`);
        await sleep(200);
        if (this.isStopping) return;
      }
    } catch (error) {
      if (!this.isStopping) this.listener.failedPermanently(name, errorMessage(error));
    }
  }
}

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
