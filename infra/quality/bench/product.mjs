// The whole product as `make start` runs it, in a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningUrl } from '../../dist/local/postgres.js';
import { freePort } from '../../dist/local/processes/ports.js';
import { familyOf } from './load.mjs';

/** Starts it and waits until it says that it runs: with the seconds that took, by its own clock. */
export async function startProduct(folder) {
  const settings = { MAJLIS_FOLDER: folder, PORT: String(await freePort()), MAJLIS_SAMPLE: 'usual' };
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', ...settings };
  const product = spawn(process.execPath, ['infra/dist/local/start.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  product.stdout.on('data', (text) => {
    said += text;
  });
  const ended = once(product, 'exit');
  while (!/^ {2}Stop /m.test(said)) {
    if (product.exitCode !== null) throw new Error(`The product did not start:\n${said}`);
    await sleep(50);
  }
  const found = (pattern) => pattern.exec(said)?.[1] ?? '';
  return {
    address: found(/Majlis runs at (\S+)/),
    seconds: Number(found(/started in ([\d.]+) s/)),
    phases: said.match(/^ {2}\S.* [\d.]+ s$/gm).map((line) => line.trim().replaceAll(/ {2,}/g, ' ')),
    publisher: found(/how far: (\S+)/),
    pids: () => familyOf(product.pid),
    ownerUrl: () => runningUrl(join(folder, 'postgres')),
    async stop() {
      product.kill('SIGTERM');
      await ended;
    },
  };
}

/** Until the publisher has written all pages: what it does meanwhile would be measured as well. */
export async function untilPublished({ publisher }, limitMs = 300_000) {
  const until = Date.now() + limitMs;
  for (let quiet = 0; quiet < 3; ) {
    if (Date.now() > until) throw new Error('The publisher does not come to an end.');
    await sleep(1_000);
    const { pending, round } = await (await fetch(publisher)).json();
    quiet = pending === 0 && round === null ? quiet + 1 : 0;
  }
}
