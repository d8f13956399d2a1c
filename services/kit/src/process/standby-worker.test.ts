import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { StandbyWorker } from './standby-worker.js';

const worker = (reply: string) =>
  `data:text/javascript,${encodeURIComponent(`process.once('message', (message) => process.send(${reply}));`)}`;

test('each task has a process of its own, and the next one is ready', async () => {
  const standby = new StandbyWorker<number>(worker('process.pid'), 5_000);
  const first = await standby.run({});
  await sleep(500);
  const start = performance.now();
  const second = await standby.run({});
  expect(performance.now() - start).toBeLessThan(onThisMachine(100));
  expect(second).not.toBe(first);
  for (const pid of [first, second]) while (isRunning(pid)) await sleep(10);
});

test('a standby process that has ended is replaced', async () => {
  const source = `const end = setTimeout(() => process.exit(), 100);
    process.once('message', () => { clearTimeout(end); process.send('done'); });`;
  const standby = new StandbyWorker<string>(`data:text/javascript,${encodeURIComponent(source)}`, 5_000);
  expect(await standby.run({})).toBe('done');
  await sleep(500);
  expect(await standby.run({})).toBe('done');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
