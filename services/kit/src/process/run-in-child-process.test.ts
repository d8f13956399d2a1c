import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { runInChildProcess, TimeoutError, WorkerCrashError } from './run-in-child-process.js';

const worker = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const replying = (reply: string) => worker(`process.once('message', (message) => process.send(${reply}));`);

test('the worker receives the message and replies, with bytes as bytes', async () => {
  const bytes = await runInChildProcess<Uint8Array>(replying('message.reverse()'), Buffer.from([1, 2, 3]), 5_000);
  expect([...bytes]).toEqual([3, 2, 1]);
});

test('the worker does not inherit the environment', async () => {
  process.env.SECRET_OF_THE_PARENT = 'x';
  expect(await runInChildProcess(replying('Object.keys(process.env)'), {}, 5_000)).not.toContain(
    'SECRET_OF_THE_PARENT',
  );
});

test('a worker that never replies is killed', async () => {
  let pid = 0;
  const busy = worker(`process.once('message', () => { process.send(process.pid); });`);
  pid = await runInChildProcess<number>(busy, {}, 5_000);
  const started = performance.now();
  await expect(runInChildProcess(worker(`process.on('message', () => { for (;;); })`), {}, 500)).rejects.toThrow(
    TimeoutError,
  );
  expect(performance.now() - started).toBeLessThan(onThisMachine(2_000));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a crash fails only its own call', async () => {
  await expect(runInChildProcess(worker(`process.kill(process.pid, 'SIGSEGV')`), {}, 5_000)).rejects.toThrow(
    WorkerCrashError,
  );
});

test('an exception in the worker is reported with its message', async () => {
  await expect(runInChildProcess('@majlis/kit/process/no-such-module', {}, 5_000)).rejects.toThrow(
    'ERR_MODULE_NOT_FOUND',
  );
  await expect(runInChildProcess(worker(`throw new Error('bad luck')`), {}, 5_000)).rejects.toThrow('bad luck');
});

test('the time in which a module is read does not count', async () => {
  const slow = worker(
    `await new Promise((resolve) => setTimeout(resolve, 900)); process.once('message', () => process.send(1));`,
  );
  expect(await runInChildProcess(slow, {}, 800)).toBe(1);
});
