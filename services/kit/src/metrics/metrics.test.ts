import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { parseMetrics } from '../../testing/read-metrics.js';
import { Metrics } from './metrics.js';

test('what is looked up is told as it is to all who ask at once, and anew to who asks later', async () => {
  const metrics = new Metrics('1');
  const deadlocks = metrics.counter({ name: 'deadlocks_total', help: 'Of the tests.' });
  let looks = 0;
  metrics.registerCollector('database', [deadlocks], async () => {
    looks += 1;
    await sleep(20);
    return () => deadlocks.inc(7);
  });
  const texts = await Promise.all([metrics.text(), metrics.text()]);
  for (const text of [...texts, await metrics.text()]) expect(text).toMatch(/^deadlocks_total 7$/m);
  expect(looks).toBe(2);
});

test('what was looked up too late is not added to what is looked up then', async () => {
  const metrics = new Metrics('1');
  const deadlocks = metrics.counter({ name: 'deadlocks_total', help: 'Of the tests.' });
  const takesMs = [2_200, 400];
  metrics.registerCollector('database', [deadlocks], async () => {
    await sleep(takesMs.shift());
    return () => deadlocks.inc(7);
  });
  expect(await metrics.text()).not.toMatch(/^deadlocks_total/m);
  expect(await metrics.text()).toMatch(/^deadlocks_total 7$/m);
});

test('what the process uses is told from the first asking on, and as it is then', async () => {
  const metrics = new Metrics('1');
  const ask = async () => parseMetrics(await metrics.text());
  const first = await ask();
  expect(first.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  expect(first.get('nodejs_external_memory_bytes')).toBeGreaterThan(0);
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 200_000) void Math.random();
  const used = ((await ask()).get('process_cpu_seconds_total') ?? 0) - (first.get('process_cpu_seconds_total') ?? 0);
  expect(used).toBeGreaterThanOrEqual(0.2);
});
