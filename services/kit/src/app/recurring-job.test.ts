import { afterEach, expect, jest, test } from '@jest/globals';
import { createLogger } from './logger.js';
import { RecurringJob } from './recurring-job.js';

class Counting extends RecurringJob {
  times = 0;

  constructor() {
    super(createLogger('test', 'silent'), { name: 'counting', firstMs: 1_000, everyMs: 60_000 });
  }

  protected async work() {
    this.times += 1;
    if (this.times === 1) throw new Error('The first time is a failure');
    return {};
  }
}

afterEach(() => void jest.useRealTimers());

test('it works soon after the start and then now and then, failures or not, until the service ends', async () => {
  jest.useFakeTimers();
  const job = new Counting();
  const timesAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return job.times;
  };
  job.onApplicationBootstrap();
  expect([await timesAfter(999), await timesAfter(1), await timesAfter(59_000)]).toEqual([0, 1, 1]);
  expect([await timesAfter(1_000), await timesAfter(60_000)]).toEqual([2, 3]);
  job.onApplicationShutdown();
  expect(await timesAfter(120_000)).toBe(3);
});
