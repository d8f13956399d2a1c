import { setTimeout as sleep } from 'node:timers/promises';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { type Logger, pino } from 'pino';
import { Heartbeat } from './heartbeat.js';

function logged(): { logger: Logger; messages: string[] } {
  const messages: string[] = [];
  const write = (line: string) => void messages.push((JSON.parse(line) as { msg: string }).msg);
  return { logger: pino({}, { write }), messages };
}

test('a database outage is logged once, and so is its end', async () => {
  const { logger, messages } = logged();
  const outcomes = ['failed', 'failed', 'failed', 'written', 'written'];
  const run = async () => {
    if (outcomes.shift() === 'failed') throw new Error('No connection');
  };
  const heartbeat = new Heartbeat({ name: 'feeds', logger, run });
  while (outcomes.length > 0) {
    heartbeat.start();
    await sleep(10);
  }
  await heartbeat.stop();
  expect(messages).toEqual(['heartbeat write failed', 'heartbeat restored']);
});

test('an unresponsive database delays shutdown by at most a second', async () => {
  const heartbeat = new Heartbeat({ name: 'feeds', logger: logged().logger, run: () => new Promise(() => undefined) });
  heartbeat.start();
  const began = Date.now();
  await heartbeat.stop();
  expect(Date.now() - began).toBeLessThan(onThisMachine(1_500));
});

test('the detail has resource usage and the additional detail of the service', async () => {
  const pages = { files: 3, pending: 0, activeSince: null, lastChangedAt: null, failed: 0, failures: [] };
  const details: Record<string, unknown>[] = [];
  const run = async (_statement: string, [, , , , detail]: unknown[]) => {
    if (typeof detail === 'string') details.push(JSON.parse(detail) as Record<string, unknown>);
  };
  const heartbeat = new Heartbeat({ name: 'publisher', logger: logged().logger, run, extraDetail: () => ({ pages }) });
  heartbeat.start();
  await sleep(200);
  const until = Date.now() + 300;
  while (Date.now() < until) Math.sqrt(until);
  await sleep(100);
  heartbeat.start();
  await sleep(20);
  await heartbeat.stop();
  const [, second] = details;
  expect(second).toMatchObject({ pages });
  expect(second?.maxEventLoopDelayMs).toBeGreaterThan(200);
  expect(second?.memoryBytes).toBeGreaterThan(20_000_000);
});
