import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const longestMs = 15 * 60_000;
const restMs = 3_000;

/** Waits until every page and picture is there that there is to be: what draws them would take the processor from what is measured. */
export async function untilPublished(productFolder) {
  const { publisher } = JSON.parse(await readFile(join(productFolder, 'run.json'), 'utf8'));
  let restedSince = Date.now();
  for (const limit = Date.now() + longestMs; Date.now() < limit; await wait(500)) {
    const { pending, round, lastRound } = await (await fetch(publisher)).json();
    if (pending > 0 || round || !lastRound) restedSince = Date.now();
    if (Date.now() - restedSince > restMs) return;
  }
  throw new Error('The publisher is not done');
}
