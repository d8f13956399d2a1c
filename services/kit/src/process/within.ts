import { TookTooLong } from './run-apart.js';

/** Waits for a work so long and no longer; the signal tells the work that nobody waits any more. Throws TookTooLong. */
export async function within<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TookTooLong(`It took longer than ${ms} ms`)));
  });
  return Promise.race([work(signal), end]);
}
