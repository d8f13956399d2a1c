import { TimeoutError } from './run-in-child-process.js';

/** Waits at most `ms`, then aborts the signal of `work` and throws TimeoutError. */
export async function withTimeout<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TimeoutError(`It took longer than ${ms} ms`)));
  });
  return Promise.race([work(signal), end]);
}
