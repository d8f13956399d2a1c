import { endpoints } from '@majlis/contracts/api/endpoints';
import { openDatabase, runSql, waitForLocks } from '@majlis/kit/testing/database';
import { readMetrics } from '@majlis/kit/testing/read-metrics';
import { useCms } from '../../testing/running-cms.js';
import { createPdf } from '../../testing/sample-pdf.js';

const cms = useCms();

const requests = (method: string, route: string, status: string) =>
  `majlis_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

test('requests are counted by route, and unknown paths as one', async () => {
  await cms.staff.post(endpoints.content.path).send({ key: 'a.b', type: 'text', content: 'x' }).expect(200);
  for (const key of ['a.b', 'c.d', 'e.f']) await cms.staff.delete(`${endpoints.content.path}/${key}`);
  for (const path of ['/secret-1', '/secret-2']) await cms.visitor.get(path).expect(404);
  await cms.visitor.get('/api/cms/hero-images').expect(401);
  const metrics = await readMetrics(cms);
  expect(metrics.get(requests('POST', '/api/cms/content', '2xx'))).toBe(1);
  expect(metrics.get(requests('DELETE', '/api/cms/content/:key', '2xx'))).toBe(1);
  expect(metrics.get(requests('DELETE', '/api/cms/content/:key', '4xx'))).toBe(2);
  expect(metrics.get(requests('GET', 'none', '4xx'))).toBe(2);
  expect(metrics.get(requests('GET', '/api/cms/hero-images', '4xx'))).toBe(1);
  expect([...metrics.keys()].filter((name) => /secret|a\.b/.test(name))).toEqual([]);
});

test('request durations are counted by route, without health checks', async () => {
  await cms.visitor.get('/ready').expect(204);
  await cms.visitor.get('/api/cms/timeline').expect(200);
  const metrics = await readMetrics(cms);
  const timeline = '{method="GET",route="/api/cms/timeline"}';
  expect(metrics.get(`majlis_http_request_seconds_count${timeline}`)).toBe(1);
  expect(metrics.get(`majlis_http_request_seconds_sum${timeline}`)).toBeGreaterThan(0);
  expect(metrics.get('majlis_http_requests_in_flight')).toBe(0);
  expect([...metrics.keys()].filter((name) => /ready|live|\/metrics/.test(name))).toEqual([]);
});

test('requests in progress are counted', async () => {
  const locker = await openDatabase(cms.data.ownerUrl);
  await locker.query('BEGIN; LOCK TABLE cms.content_entries');
  const reading = cms.visitor.get(endpoints.content.path).then(() => undefined);
  await waitForLocks(cms.data);
  const metrics = await readMetrics(cms);
  await locker.end();
  await reading;
  expect(metrics.get('majlis_http_requests_in_flight')).toBe(1);
});

test('an exhausted pool is reported without a query', async () => {
  const connections = Array.from({ length: 10 }, () => cms.database.createQueryRunner());
  await Promise.all(connections.map((connection) => connection.connect()));
  // On a busy machine these queries may time out while they wait for a free connection.
  const waiting = Promise.allSettled([cms.database.query('SELECT 1'), cms.database.query('SELECT 1')]);
  const busy = await readMetrics(cms);
  for (const connection of connections) await connection.release();
  await waiting;
  expect(busy.get('majlis_database_pool_connections{state="busy"}')).toBe(10);
  expect(busy.get('majlis_database_pool_connections_limit')).toBe(10);
  expect(busy.get('majlis_database_pool_waiting')).toBeGreaterThanOrEqual(2);
  // A collector that does not finish in time is left out.
  expect(busy.has('majlis_database_bytes')).toBe(false);
  expect(busy.get('majlis_metrics_collect_errors_total{lookup="database"}')).toBe(1);
  const idle = await readMetrics(cms);
  expect(idle.get('majlis_database_pool_waiting')).toBe(0);
});

test('bytes stored in the object store are counted', async () => {
  const pdf = createPdf('counted');
  await cms.staff.post('/api/cms/upload-document').attach('document', pdf, 'a.pdf').expect(201);
  const metrics = await readMetrics(cms);
  expect(metrics.get('majlis_object_store_stored_bytes_total{folder="documents"}')).toBe(pdf.length);
  expect(metrics.get('majlis_object_store_seconds_count{operation="put"}')).toBe(1);
  expect(metrics.get('majlis_object_store_failures_total{operation="put"}')).toBe(0);
});

const backup = (outcome: string, age: string, bytes: number | null) =>
  runSql(
    cms.data.ownerUrl,
    `INSERT INTO operations.backups (started_at, finished_at, outcome, bytes)
     VALUES (now() - interval '${age}', now() - interval '${age}', '${outcome}', ${bytes})`,
  );

test('the last stored backup and the outcome of the last run are exported', async () => {
  const none = await readMetrics(cms);
  expect(none.has('majlis_backup_stored_timestamp_seconds')).toBe(false);
  await backup('stored', '3 days', 1_000);
  await backup('stored', '2 days', 2_000);
  await backup('failed', '1 day', null);
  const metrics = await readMetrics(cms);
  const age = Date.now() / 1_000 - (metrics.get('majlis_backup_stored_timestamp_seconds') ?? 0);
  expect(age / 86_400).toBeCloseTo(2, 2);
  expect(metrics.get('majlis_backup_stored_bytes')).toBe(2_000);
  const outcomes = ['running', 'stored', 'failed'].map((outcome) => `majlis_backup_last_outcome{outcome="${outcome}"}`);
  expect(outcomes.map((name) => metrics.get(name))).toEqual([0, 0, 1]);
});

test('size and connections of the database are exported', async () => {
  const metrics = await readMetrics(cms);
  expect(metrics.get('majlis_database_bytes')).toBeGreaterThan(1_000_000);
  expect(metrics.get('majlis_database_connections')).toBeGreaterThan(0);
  expect(metrics.get('majlis_database_transactions_total{outcome="committed"}')).toBeGreaterThan(0);
});

test('a selection of process metrics and the event loop lag are exported', async () => {
  const metrics = await readMetrics(cms);
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'])
    expect([name, metrics.get(name)]).toEqual([name, expect.any(Number)]);
  expect(metrics.get('nodejs_eventloop_lag_p99_seconds')).toBeLessThan(5);
  expect([...metrics.keys()].filter((name) => /^(nodejs|process)_/.test(name)).length).toBeLessThan(60);
});
