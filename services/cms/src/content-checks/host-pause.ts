import { setTimeout as sleep } from 'node:timers/promises';

/** Keeps a pause between two requests to the same host. */
export class HostPause {
  private readonly nextAt = new Map<string, number>();

  constructor(private readonly pauseMs: number) {}

  /** Measured from the end of one request to the start of the next, so that a slow host has its rest too. */
  async run<Result>(host: string, signal: AbortSignal, request: () => Promise<Result>): Promise<Result> {
    const remainingMs = (this.nextAt.get(host) ?? 0) - Date.now();
    if (remainingMs > 0) await sleep(remainingMs, undefined, { signal });
    try {
      return await request();
    } finally {
      this.nextAt.set(host, Date.now() + this.pauseMs);
    }
  }
}
