import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '@majlis/contracts/endpoints';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

const pages = createTestRenderer();
let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
  await site.publish(pages.renderPage);
});
afterAll(() => site.close());

const saveText = (content: string) =>
  site.staff('cms').post(endpoints.content.path).send({ key: 'hero.title', type: 'text', content }).expect(200);
const lag = 'majlis_publisher_lag_seconds_count{stage="main"}';
const outputs = (outcome: string) => `majlis_publisher_outputs_total{kind="page",outcome="${outcome}"}`;

test('at rest everything is written, and nobody has waited for it', async () => {
  const figures = await site.metrics();
  expect(figures.get('majlis_publisher_connected')).toBe(1);
  expect(figures.get(outputs('written'))).toBeGreaterThan(5);
  expect(figures.get('majlis_publisher_outputs_total{kind="text",outcome="written"}')).toBeGreaterThan(1);
  expect(figures.get('majlis_publisher_files')).toBeGreaterThan(10);
  for (const name of ['queue_length', 'failing', 'waiting_seconds'])
    expect([name, figures.get(`majlis_publisher_${name}`)]).toEqual([name, 0]);
  expect(figures.get(lag)).toBeUndefined();
});

test('how long a save takes to be shown is counted once for each piece of work, and only when something changed', async () => {
  const before = await site.status();
  await saveText('Peace');
  await site.waitUntilIdle(before);
  const figures = await site.metrics();
  expect(figures.get(lag)).toBe(1);
  const seconds = figures.get('majlis_publisher_lag_seconds_sum{stage="main"}') ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(0.2); // saves are gathered for so long
  expect(seconds).toBeLessThan(5);
});

test('what cannot be made is counted as long as it cannot', async () => {
  pages.broken.add('/about');
  const before = await site.status();
  await saveText('Nobody can draw this');
  await site.waitUntilIdle(before);
  const failing = await site.metrics();
  expect(failing.get('majlis_publisher_failing')).toBe(1);
  expect(failing.get(outputs('failed'))).toBeGreaterThanOrEqual(1);
  pages.broken.clear();
  await site.within20Seconds(() => site.read('/about').includes('Nobody can draw this'));
  await site.waitUntilIdle(before);
  expect((await site.metrics()).get('majlis_publisher_failing')).toBe(0);
});
