import { setTimeout as sleep } from 'node:timers/promises';
import { ReusableWorker, WorkerCrashError } from './run-in-child-process.js';

const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const replying = (reply: string) => moduleOf(`process.on('message', (message) => process.send(${reply}));`);

test('a process serves several tasks, and its replacement starts ahead', async () => {
  const worker = new ReusableWorker<{ pid: number; startedAt: number }>(
    replying('{ pid: process.pid, startedAt: performance.timeOrigin }'),
    60_000,
    2,
  );
  const first = await worker.run({});
  const second = await worker.run({});
  expect(second.pid).toBe(first.pid);
  // The next worker starts as soon as this one ends, and so before the next task, however busy the machine is.
  await sleep(500);
  const sentAt = Date.now();
  const third = await worker.run({});
  expect(third.startedAt).toBeLessThan(sentAt);
  expect(third.pid).not.toBe(first.pid);
  while (isRunning(first.pid)) await sleep(10);
});

test('tasks at the same time have processes of their own, of which one is kept', async () => {
  const worker = new ReusableWorker<number>(replying('process.pid'), 60_000);
  const pids = await Promise.all([worker.run({}), worker.run({})]);
  expect(new Set(pids).size).toBe(2);
  const kept = await worker.run({});
  expect(pids).toContain(kept);
  for (const pid of pids) while (pid !== kept && isRunning(pid)) await sleep(10);
});

test('a process that crashes or ends is replaced', async () => {
  const source = `process.on('message', ({ signal }) => {
    if (signal) process.kill(process.pid, signal);
    else process.send(process.pid);
  });`;
  const worker = new ReusableWorker<number>(moduleOf(source), 60_000);
  const pid = await worker.run({});
  await expect(worker.run({ signal: 'SIGSEGV' })).rejects.toThrow(WorkerCrashError);
  const next = await worker.run({});
  expect(next).not.toBe(pid);
  process.kill(next, 'SIGKILL');
  while (isRunning(next)) await sleep(10);
  await sleep(50);
  expect(await worker.run({})).not.toBe(next);
});

test('a process that keeps much memory is replaced', async () => {
  const source = `const kept = [];
    process.on('message', ({ megabytes }) => {
      kept.push(Buffer.alloc(megabytes * 2 ** 20, 1));
      process.send(process.pid);
    });`;
  const worker = new ReusableWorker<number>(moduleOf(source), 60_000);
  const first = await worker.run({ megabytes: 1 });
  expect(await worker.run({ megabytes: 200 })).toBe(first);
  expect(await worker.run({ megabytes: 1 })).not.toBe(first);
});

test('each task has the reply to its own message', async () => {
  const worker = new ReusableWorker<{ number: number }>(replying('message'), 60_000);
  for (const number of [1, 2, 3]) expect(await worker.run({ number })).toEqual({ number });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
