import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 15 * 60_000;
const idleMs = 3_000;

/** Waits until the publisher with this status URL is idle, because its work would slow down measurements. */
export async function waitUntilPublished(statusAddress) {
  let idleSince = Date.now();
  for (const limit = Date.now() + timeoutMs; Date.now() < limit; await wait(500)) {
    const { pending, currentRun, lastRun, quicklyCompressed } = await (await fetch(statusAddress)).json();
    if (pending > 0 || currentRun || !lastRun || quicklyCompressed > 0) idleSince = Date.now();
    if (Date.now() - idleSince > idleMs) return;
  }
  throw new Error('The publisher did not become idle');
}
