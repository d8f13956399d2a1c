import { TimeoutError } from './run-in-child-process.js';

/** Waits for a work so long and no longer; the signal tells the work that nobody waits any more. Throws TookTooLong. */
export async function withTimeout<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TimeoutError(`It took longer than ${ms} ms`)));
  });
  return Promise.race([work(signal), end]);
}
