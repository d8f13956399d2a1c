import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { StandbyWorker } from './standby-worker.js';

const worker = (reply: string) =>
  `data:text/javascript,${encodeURIComponent(`process.once('message', (message) => process.send(${reply}));`)}`;

test('each task has a process of its own, and the next one is ready', async () => {
  const standby = new StandbyWorker<{ pid: number; startedAt: number }>(
    worker('{ pid: process.pid, startedAt: performance.timeOrigin }'),
    60_000,
  );
  const first = await standby.run({});
  // The process of the second task started with the first task, however busy the machine is.
  await sleep(500);
  const sentAt = Date.now();
  const second = await standby.run({});
  expect(second.startedAt).toBeLessThan(sentAt);
  expect(second.pid).not.toBe(first.pid);
  for (const { pid } of [first, second]) while (isRunning(pid)) await sleep(10);
});

test('a standby process that has ended is replaced', async () => {
  const source = `const end = setTimeout(() => process.exit(), 100);
    process.once('message', () => { clearTimeout(end); process.send('done'); });`;
  const standby = new StandbyWorker<string>(`data:text/javascript,${encodeURIComponent(source)}`, 60_000);
  const start = performance.now();
  expect(await standby.run({})).toBe('done');
  await sleep(5 * (performance.now() - start) + 100);
  expect(await standby.run({})).toBe('done');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
