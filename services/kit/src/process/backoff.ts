type Backoff = {
  baseMs: number;
  maxMs: number;
  /** Fraction by which a delay varies, so that waiting clients do not retry at the same moment. */
  jitter?: number;
};

/** Exponential delay in ms after `failures` failures in a row, at most `maxMs`. */
export function backoffMs(failures: number, { baseMs, maxMs, jitter = 0 }: Backoff): number {
  return withJitter(Math.min(baseMs * 2 ** (failures - 1), maxMs), jitter);
}

export const withJitter = (ms: number, share: number): number => ms * (1 + share * (2 * Math.random() - 1));
