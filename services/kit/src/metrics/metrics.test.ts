import { setTimeout as sleep } from 'node:timers/promises';
import { parseMetrics } from '../../testing/read-metrics.js';
import { Metrics } from './metrics.js';

test('concurrent scrapes share one collector run, a later scrape runs it again', async () => {
  const metrics = new Metrics('1');
  const deadlocks = metrics.counter({ name: 'deadlocks_total', help: 'Test counter.' });
  let runs = 0;
  metrics.registerCollector('database', [deadlocks], async () => {
    runs += 1;
    await sleep(20);
    return () => deadlocks.inc(7);
  });
  const texts = await Promise.all([metrics.text(), metrics.text()]);
  for (const text of [...texts, await metrics.text()]) expect(text).toMatch(/^deadlocks_total 7$/m);
  expect(runs).toBe(2);
});

test('the result of a timed-out collector is discarded', async () => {
  const metrics = new Metrics('1');
  const deadlocks = metrics.counter({ name: 'deadlocks_total', help: 'Test counter.' });
  const delaysMs = [2_200, 400];
  metrics.registerCollector('database', [deadlocks], async () => {
    await sleep(delaysMs.shift());
    return () => deadlocks.inc(7);
  });
  expect(await metrics.text()).not.toMatch(/^deadlocks_total/m);
  expect(await metrics.text()).toMatch(/^deadlocks_total 7$/m);
});

test('process metrics are current from the first scrape on', async () => {
  const metrics = new Metrics('1');
  const scrape = async () => parseMetrics(await metrics.text());
  const first = await scrape();
  expect(first.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  expect(first.get('nodejs_external_memory_bytes')).toBeGreaterThan(0);
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 200_000) void Math.random();
  const used = ((await scrape()).get('process_cpu_seconds_total') ?? 0) - (first.get('process_cpu_seconds_total') ?? 0);
  expect(used).toBeGreaterThanOrEqual(0.2);
});
