import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DelayedTasks } from './delayed-tasks.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what fails is tried once at a time, however often it fails meanwhile', async () => {
  const later = new DelayedTasks(() => undefined);
  let tries = 0;
  const failing = () => {
    tries += 1;
    later.schedule(300_000, 'a page', failing);
  };
  // As after each of many saves.
  for (let save = 0; save < 50; save += 1) later.schedule(300_000, 'a page', failing);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(tries).toBe(12);
});

test('what is wished earlier is done earlier, and once', async () => {
  const done: string[] = [];
  const later = new DelayedTasks(() => done.push('told'));
  later.schedule(5_000, 'a page', () => void done.push('late'));
  later.schedule(1_000, 'a page', () => void done.push('early'));
  later.schedule(2_000, 'another', () => void done.push('another'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(['early', 'told', 'another', 'told']);
});

test('nothing is done after the end', async () => {
  const work = jest.fn<() => void>();
  const later = new DelayedTasks(() => undefined);
  later.schedule(1_000, 'a page', work);
  later.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(work).not.toHaveBeenCalled();
});
