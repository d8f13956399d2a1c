import { Transform } from 'node:stream';

/** A bucket per visitor that refills with time; the visitor may take one as long as it is not empty. */
export function createRateLimit({ perSecond, burst }: { perSecond: number; burst: number }) {
  const buckets = new Map<string, { left: number; at: number }>();
  const refilled = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst + 1, left + ((now - at) / 1000) * perSecond);
  return {
    allows(visitor: string, now = performance.now()): boolean {
      // Full buckets tell nothing; without them the table never grows past the visitors of the moment.
      if (buckets.size > 1000)
        for (const [key, bucket] of buckets) if (refilled(bucket, now) > burst) buckets.delete(key);
      const left = refilled(buckets.get(visitor) ?? { left: burst + 1, at: now }, now);
      buckets.set(visitor, { left: left < 1 ? left : left - 1, at: now });
      return left >= 1;
    },
  };
}

/** Counts what one visitor has open at the same time. */
export function createConcurrencyLimit(most: number) {
  const open = new Map<string, number>();
  return {
    /** Returns what gives the place back, or undefined when there is none. */
    enter(visitor: string): (() => void) | undefined {
      const others = open.get(visitor) ?? 0;
      if (others >= most) return undefined;
      open.set(visitor, others + 1);
      return () => {
        const left = (open.get(visitor) ?? 1) - 1;
        if (left > 0) open.set(visitor, left);
        else open.delete(visitor);
      };
    },
  };
}

/** Passes a body on and fails once it is larger than it said or may be. */
export class BodyLimit extends Transform {
  constructor(private bytesLeft: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk?: Buffer) => void) {
    this.bytesLeft -= chunk.length;
    if (this.bytesLeft < 0) done(new Error('The body is too large'));
    else done(null, chunk);
  }
}
