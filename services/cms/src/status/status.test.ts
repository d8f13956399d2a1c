import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SystemStatus, systemStatusEndpoint } from '@majlis/contracts/staff/system-status';
import { productVersion } from '@majlis/kit/settings/product-version';
import { runSql } from '@majlis/kit/testing/database';
import { listen } from '@majlis/kit/testing/listen';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
  await untilFirstHeartbeat();
});
afterEach(() =>
  runSqlAsOwner(
    "DELETE FROM operations.service_instances WHERE instance LIKE 'test-%'; DELETE FROM operations.backups",
  ),
);
afterAll(() => cms.stop());

const runSqlAsOwner = (sql: string) => runSql(cms.data.ownerUrl, sql);
const read = async ({ staff } = cms): Promise<SystemStatus> =>
  (await staff.get(systemStatusEndpoint.path).expect(200)).body as SystemStatus;
const instancesOf = async (service: string) =>
  (await read()).services.find(({ name }) => name === service)?.instances ?? [];

/** The first heartbeat is written during start-up. */
async function untilFirstHeartbeat(): Promise<void> {
  while ((await instancesOf('cms')).length === 0) await sleep(20);
}

/** Inserts an instance that started `startedAt` seconds ago and sent its last heartbeat `seen` seconds ago. */
const addInstance = (service: string, instance: string, startedAt: number, seen: number, detail: object = {}) =>
  runSqlAsOwner(`INSERT INTO operations.service_instances VALUES ('${service}', 'test-${instance}', '0.9.0',
       now() - interval '${startedAt} seconds', now() - interval '${seen} seconds', '${JSON.stringify(detail)}')`);
const addBackup = (outcome: string, columns: Record<string, string | number> = {}) => {
  const { names, values } = {
    names: ['outcome', 'started_at', ...Object.keys(columns)].join(', '),
    values: [outcome, '2026-11-20T02:00:00Z', ...Object.values(columns)].map((value) => `'${value}'`).join(', '),
  };
  return runSqlAsOwner(`INSERT INTO operations.backups (${names}) VALUES (${values})`);
};

test('the responding service reports itself as running and the others as not running', async () => {
  const { version, services, pages, at } = await read();
  expect(version).toBe(productVersion());
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(5_000);
  expect(pages).toBeNull();
  expect(services.map(({ name, instances }) => [name, instances.length])).toEqual([
    ['cms', 1],
    ['conferences', 0],
    ['feeds', 0],
    ['publisher', 0],
  ]);
  const [instance] = services[0]?.instances ?? [];
  expect(instance).toMatchObject({ version, isAlive: true, maxEventLoopDelayMs: expect.any(Number) });
  expect(instance?.timeZones).toBe(process.versions.tz);
  expect(instance?.memoryBytes).toBeGreaterThan(20_000_000);
  expect(Math.abs(Date.now() - process.uptime() * 1_000 - Date.parse(instance?.startedAt ?? ''))).toBeLessThan(20_000);
});

test('instances of two versions are both listed, as during an upgrade', async () => {
  await addInstance('conferences', 'old', 86_400, 3);
  await runSqlAsOwner(`UPDATE operations.service_instances SET version = '0.8.0' WHERE instance = 'test-old'`);
  await addInstance('conferences', 'new', 30, 5);
  expect(await instancesOf('conferences')).toMatchObject([
    { version: '0.8.0', isAlive: true },
    { version: '0.9.0', isAlive: true },
  ]);
});

test('an instance without a heartbeat for a minute counts as down', async () => {
  await addInstance('feeds', 'here', 600, 55);
  await addInstance('feeds', 'gone', 600, 65);
  expect((await instancesOf('feeds')).map(({ instance, isAlive }) => [instance, isAlive])).toEqual([
    ['test-here', true],
    ['test-gone', false],
  ]);
});

test('crashed instances that were replaced are not listed', async () => {
  await addInstance('feeds', 'gone', 900, 600);
  await addInstance('feeds', 'gone-too', 900, 500);
  await addInstance('feeds', 'in-its-place', 400, 2);
  await addInstance('feeds', 'older', 2_000, 2);
  expect((await instancesOf('feeds')).map(({ instance }) => instance)).toEqual([
    'test-older',
    'test-gone-too',
    'test-in-its-place',
  ]);
});

test('the state of the pages comes from a running publisher', async () => {
  const pages = { files: 40, pending: 2, activeSince: null, lastChangedAt: null, failed: 0, failures: [] };
  await addInstance('publisher', 'gone', 600, 65, { pages: { ...pages, files: 7 } });
  expect((await read()).pages).toBeNull();
  await addInstance('publisher', 'here', 600, 5, { pages });
  expect((await read()).pages).toEqual(pages);
});

test('unknown details of another release are ignored', async () => {
  await addInstance('publisher', 'odd', 600, 5, { pages: { files: 'many' }, memoryBytes: '1', mood: 'good' });
  expect((await read()).pages).toBeNull();
  expect(await instancesOf('publisher')).toMatchObject([
    { isAlive: true, memoryBytes: null, maxEventLoopDelayMs: null, timeZones: null },
  ]);
});

test('the status has version, size and connections of the database', async () => {
  const { database } = await read();
  expect(database.version).toMatch(/^18\./);
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeGreaterThan(0);
  expect(database.connectionLimit).toBeGreaterThan(database.connections);
});

test('the status has the running, the last stored and the last failed backup', async () => {
  const none = { areExpected: false, stored: null, failed: null, runningSince: null };
  expect((await read()).backups).toEqual(none);
  const [startedAt, finishedAt] = ['2026-11-20T02:00:00.000Z', '2026-11-20T02:04:00.000Z'];
  await addBackup('running');
  expect((await read()).backups).toEqual({ ...none, runningSince: startedAt });
  const offsiteUrl = 'backups.example/majlis/a.tar';
  await addBackup('stored', { finished_at: '2026-11-19T02:00:00Z', file: 'older.tar' });
  const details = { file: 'a.tar', bytes: 5_000_000_000, objects: 1_204 };
  await addBackup('stored', { finished_at: finishedAt, ...details, off_site: offsiteUrl });
  await addBackup('failed', { finished_at: finishedAt, message: 'The disk is full' });
  expect((await read()).backups).toEqual({
    areExpected: false,
    stored: { startedAt, finishedAt, ...details, offSite: offsiteUrl, message: null },
    failed: { at: finishedAt, message: 'The disk is full' },
    runningSince: startedAt,
  });
});

test('the status is not cached', async () => {
  const response = await cms.staff.get(systemStatusEndpoint.path).expect(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('a folder as object store is reachable', async () => {
  expect((await read()).objectStore).toEqual({ isReachable: true, ms: expect.any(Number) });
});

test.each([
  ['refuses connections', false],
  ['is silent', true],
])('an object store that %s is reported within two seconds', async (_how, listens) => {
  const silent = createServer();
  const origin = await listen(silent);
  if (!listens) silent.close();
  const keys = { OBJECT_STORE_ACCESS_KEY: 'a', OBJECT_STORE_SECRET_KEY: 'b' };
  const other = await runCms({ OBJECT_STORE_URL: `${origin}/images`, ...keys });
  try {
    const startedAt = Date.now();
    const { objectStore, services } = await read(other);
    expect(Date.now() - startedAt).toBeLessThan(onThisMachine(3_000));
    expect([objectStore.isReachable, services.length]).toEqual([false, 4]);
  } finally {
    await other.stop();
    silent.close();
  }
});
