import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 15 * 60_000;
const restMs = 3_000;

/** Waits until the publisher, whose status is at this address, has written everything: its work would slow down what is measured. */
export async function untilPublished(statusAddress) {
  let restedSince = Date.now();
  for (const limit = Date.now() + timeoutMs; Date.now() < limit; await wait(500)) {
    const { pending, round, lastRound } = await (await fetch(statusAddress)).json();
    if (pending > 0 || round || !lastRound) restedSince = Date.now();
    if (Date.now() - restedSince > restMs) return;
  }
  throw new Error('The publisher is not done');
}
