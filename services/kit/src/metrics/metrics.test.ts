import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Metrics } from './metrics.js';

test('what is looked up is told as it is to all who ask at once, and anew to who asks later', async () => {
  const metrics = new Metrics('1');
  const deadlocks = metrics.counter({ name: 'deadlocks_total', help: 'Of the tests.' });
  let looks = 0;
  metrics.lookUp('database', [deadlocks], async () => {
    looks += 1;
    await sleep(20);
    deadlocks.inc(7);
  });
  const texts = await Promise.all([metrics.text(), metrics.text()]);
  for (const text of [...texts, await metrics.text()]) expect(text).toMatch(/^deadlocks_total 7$/m);
  expect(looks).toBe(2);
});
