import { advanceClock } from '@majlis/kit/testing/advance-clock';
import { DelayedTasks } from './failure-tracker.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a task that is scheduled many times runs once per delay', async () => {
  const tasks = new DelayedTasks(() => undefined);
  let runs = 0;
  const failing = () => {
    runs += 1;
    tasks.schedule('a page', 300_000, failing);
  };
  for (let save = 0; save < 50; save += 1) tasks.schedule('a page', 300_000, failing);
  await advanceClock(3_600_000);
  expect(runs).toBe(12);
});

test('the earliest of several times counts, and the task runs once', async () => {
  const done: string[] = [];
  const tasks = new DelayedTasks(() => done.push('callback'));
  tasks.schedule('a page', 5_000, () => void done.push('late'));
  tasks.schedule('a page', 1_000, () => void done.push('early'));
  tasks.schedule('another', 2_000, () => void done.push('another'));
  await advanceClock(1_000);
  await advanceClock(60_000);
  expect(done).toEqual(['early', 'callback', 'another', 'callback']);
});

test('no task runs after the stop', async () => {
  const task = jest.fn<void, []>();
  const tasks = new DelayedTasks(() => undefined);
  tasks.schedule('a page', 1_000, task);
  tasks.stop();
  await advanceClock(60_000);
  expect(task).not.toHaveBeenCalled();
});
