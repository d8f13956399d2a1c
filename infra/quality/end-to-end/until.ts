import { setTimeout as sleep } from 'node:timers/promises';

/** Only a product that hangs takes so long. One that has just started writes its pages one after the other. */
const limitMs = 240_000;

/** Repeats `read` until its result is truthy, and resolves with that result. */
export async function until<Result>(
  what: string,
  read: () => Result | Promise<Result>,
): Promise<Exclude<Result, false | null | undefined>> {
  for (const limit = Date.now() + limitMs; ; await sleep(100)) {
    const result = await read();
    if (result) return result as Exclude<Result, false | null | undefined>;
    if (Date.now() > limit) throw new Error(`Waited in vain until ${what}`);
  }
}
