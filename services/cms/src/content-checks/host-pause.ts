import { setTimeout as sleep } from 'node:timers/promises';

/** Keeps a pause between two requests to the same host. */
export class HostPause {
  private readonly nextAt = new Map<string, number>();

  constructor(private readonly pauseMs: number) {}

  /** Measured from the start of one request to the start of the next. */
  async wait(host: string, signal: AbortSignal): Promise<void> {
    const remainingMs = (this.nextAt.get(host) ?? 0) - Date.now();
    if (remainingMs > 0) await sleep(remainingMs, undefined, { signal });
    this.nextAt.set(host, Date.now() + this.pauseMs);
  }
}
