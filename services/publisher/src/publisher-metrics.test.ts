import { endpoints } from '@majlis/contracts/api/endpoints';
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
const targets = (outcome: string) => `majlis_publisher_targets_total{kind="page",outcome="${outcome}"}`;

test('an idle publisher has written everything, and no change is pending', async () => {
  const values = await site.metrics();
  expect(values.get('majlis_publisher_connected')).toBe(1);
  expect(values.get(targets('written'))).toBeGreaterThan(5);
  expect(values.get('majlis_publisher_targets_total{kind="text",outcome="written"}')).toBeGreaterThan(1);
  expect(values.get('majlis_publisher_files')).toBeGreaterThan(10);
  for (const name of ['queue_length', 'failed_targets', 'oldest_pending_seconds'])
    expect([name, values.get(`majlis_publisher_${name}`)]).toEqual([name, 0]);
  expect(values.get(lag)).toBeUndefined();
});

test('the lag of a save is observed once per build job, and only when a file has changed', async () => {
  const before = await site.status();
  await saveText('Peace');
  await site.waitUntilIdle(before);
  const values = await site.metrics();
  expect(values.get(lag)).toBe(1);
  const seconds = values.get('majlis_publisher_lag_seconds_sum{stage="main"}') ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(0.2); // the batch window
  expect(seconds).toBeLessThan(5);
});

test('a failing page is counted until it can be rendered', async () => {
  pages.failingPaths.add('/about');
  const before = await site.status();
  await saveText('This page fails');
  await site.waitUntilIdle(before);
  const failing = await site.metrics();
  expect(failing.get('majlis_publisher_failed_targets')).toBe(1);
  expect(failing.get(targets('failed'))).toBeGreaterThanOrEqual(1);
  pages.failingPaths.clear();
  await site.eventually(() => site.read('/about').includes('This page fails'));
  await site.waitUntilIdle(before);
  expect((await site.metrics()).get('majlis_publisher_failed_targets')).toBe(0);
});
