import { setTimeout as sleep } from 'node:timers/promises';
import { Semaphore } from './semaphore.js';

test('at most `concurrency` tasks run at a time, the others in order of arrival', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const task = async (number: number) => {
    started.push(number);
    maxRunning = Math.max(maxRunning, ++running);
    await sleep(5);
    running -= 1;
    return number;
  };
  const results = await Promise.all([1, 2, 3, 4, 5].map((number) => semaphore.run(() => task(number))));
  expect({ results, started, maxRunning }).toEqual({
    results: [1, 2, 3, 4, 5],
    started: [1, 2, 3, 4, 5],
    maxRunning: 2,
  });
});

test('a failed task rejects for its caller only, and the next one starts', async () => {
  const semaphore = new Semaphore(1);
  const failing = semaphore.run(async () => Promise.reject(new Error('broken')));
  const next = semaphore.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('it is saturated while all slots are taken and the queue is full', async () => {
  const semaphore = new Semaphore(1, 2);
  const before = semaphore.isSaturated;
  const tasks = [1, 2, 3].map(() => semaphore.run(() => sleep(50)));
  const whileTwoWait = semaphore.isSaturated;
  await tasks[0];
  await sleep(1);
  const whileOneWaits = semaphore.isSaturated;
  await Promise.all(tasks);
  expect({ before, whileTwoWait, whileOneWaits }).toEqual({ before: false, whileTwoWait: true, whileOneWaits: false });
});
