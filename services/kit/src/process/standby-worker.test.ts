import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { StandbyWorker } from './standby-worker.js';

const worker = (reply: string) =>
  `data:text/javascript,${encodeURIComponent(`process.once('message', (message) => process.send(${reply}));`)}`;

/** The time in which the process for the next task surely starts, after one that started in `ms`. */
const startOfNext = (ms: number) => 5 * ms;

async function timed<Result>(run: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await run();
  return [result, performance.now() - start];
}

test('each task has a process of its own, and the next one is ready', async () => {
  const standby = new StandbyWorker<number>(worker('process.pid'), 5_000);
  const [first, firstMs] = await timed(() => standby.run({}));
  await sleep(startOfNext(firstMs));
  const [second, secondMs] = await timed(() => standby.run({}));
  expect(secondMs).toBeLessThan(firstMs / 2);
  expect(second).not.toBe(first);
  for (const pid of [first, second]) while (isRunning(pid)) await sleep(10);
});

test('a standby process that has ended is replaced', async () => {
  const source = `const end = setTimeout(() => process.exit(), 100);
    process.once('message', () => { clearTimeout(end); process.send('done'); });`;
  const standby = new StandbyWorker<string>(`data:text/javascript,${encodeURIComponent(source)}`, 5_000);
  const [reply, ms] = await timed(() => standby.run({}));
  expect(reply).toBe('done');
  await sleep(startOfNext(ms) + 100);
  expect(await standby.run({})).toBe('done');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
