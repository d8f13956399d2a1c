type Backoff = {
  baseMs: number;
  maxMs: number;
  /** The share by which a delay may be longer or shorter, so that not all who wait come back at the same moment. */
  jitter?: number;
};

/** How long to wait after so many failures in a row: twice as long after each, up to `maxMs`. */
export function backoffMs(failures: number, { baseMs, maxMs, jitter = 0 }: Backoff): number {
  return withJitter(Math.min(baseMs * 2 ** (failures - 1), maxMs), jitter);
}

export const withJitter = (ms: number, share: number): number => ms * (1 + share * (2 * Math.random() - 1));
