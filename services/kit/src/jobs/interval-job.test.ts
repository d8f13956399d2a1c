import { setTimeout as sleep } from 'node:timers/promises';
import { advanceClock } from '@majlis/kit/testing/advance-clock';
import { pino } from 'pino';
import { IntervalJob, type IntervalJobOptions } from './interval-job.js';

function loggedJob(options: Pick<IntervalJobOptions<unknown>, 'run'> & Partial<IntervalJobOptions<unknown>>) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { job: new IntervalJob({ name: 'count', logger, intervalMs: 60_000, ...options }), lines };
}

afterEach(() => void jest.useRealTimers());

test('a job runs after the initial delay and at each interval, even after failures, until it is stopped', async () => {
  jest.useFakeTimers();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('The first time is a failure');
  };
  const { job, lines } = loggedJob({ initialDelayMs: 1_000, run });
  const runsAfter = async (ms: number) => {
    await advanceClock(ms);
    return runs;
  };
  job.start();
  expect([await runsAfter(999), await runsAfter(1), await runsAfter(59_000)]).toEqual([0, 1, 1]);
  expect([await runsAfter(1_000), await runsAfter(60_000)]).toEqual([2, 3]);
  await job.stop();
  expect(await runsAfter(120_000)).toBe(3);
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, job: 'count', error: 'Error: The first time is a failure' }),
  ]);
});

test('triggers during a run cause one more run, after it', async () => {
  const events: string[] = [];
  const run = async () => {
    events.push('begin');
    await sleep(20);
    events.push('end');
  };
  const { job } = loggedJob({ run });
  job.trigger();
  await sleep(5);
  for (const _ of [1, 2, 3]) job.trigger();
  await sleep(100);
  await job.stop();
  expect(events).toEqual(['begin', 'end', 'begin', 'end']);
});

test('stopping aborts the current run and waits for its end', async () => {
  let hasEnded = false;
  const run = async (signal: AbortSignal) => {
    await sleep(10_000, undefined, { signal }).catch(() => sleep(20));
    hasEnded = true;
  };
  const { job } = loggedJob({ run });
  job.trigger();
  await sleep(5);
  await job.stop();
  expect(hasEnded).toBe(true);
});

test('a run that is asked for comes after the current run and ends the schedule', async () => {
  const events: string[] = [];
  const run = async () => {
    events.push('begin');
    await sleep(20);
    events.push('end');
    return events.length;
  };
  const { job } = loggedJob({ intervalMs: 5, run });
  job.trigger();
  job.start();
  await sleep(5);
  expect(await job.run()).toBe(4);
  await sleep(50);
  expect(events).toHaveLength(4);
});

test('a one-time job ends with its first successful run', async () => {
  const outcomes = [Promise.reject(new Error('not yet')), Promise.resolve()];
  outcomes[0]?.catch(() => undefined);
  let runs = 0;
  const { job } = loggedJob({ intervalMs: 5, isOneTime: true, run: async () => outcomes[runs++] });
  job.start();
  await sleep(100);
  await job.stop();
  expect(runs).toBe(2);
});
