import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@majlis/kit/logging/logger';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import { type CheckResult, ok, wrong } from '../check-result.js';
import { readAlertState, writeAlertState } from './problems.js';
import { readAlertSettings } from './receivers.js';
import { Watcher, WatcherMetrics, type WatcherOptions } from './watcher.js';

const storeFails = wrong('object store', 'cannot be written to (ECONNREFUSED): logs objectstore');

let status = 200;
let posts = 0;
let receiver: RunningServer;
beforeAll(async () => {
  receiver = await startServer((_request, response) => {
    posts += 1;
    response.writeHead(status).end();
  });
});
afterAll(() => receiver.stop());

let folder: string;
let statePath: string;
let metrics: WatcherMetrics;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-watcher-'));
  statePath = join(folder, 'state.json');
  status = 200;
  posts = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

function createWatcher(
  runChecks: WatcherOptions['runChecks'],
  settings: Record<string, string> = { ALERT_WEBHOOK_URL: `${receiver.origin}/secret` },
): Watcher {
  metrics = new WatcherMetrics();
  return new Watcher({
    statePath,
    origin: 'https://www.example.org',
    runChecks,
    readSettings: () => readAlertSettings(settings),
    onResults: (results) => metrics.record(results, new Date(1_000)),
    logger: createLogger('doctor-watch', 'silent'),
    maxRoundMs: 100,
  });
}
const results = (...all: CheckResult[]) => Promise.resolve(all);

test('a round that hangs is a problem, and the process must end', async () => {
  const watcher = createWatcher(() => new Promise(() => undefined));
  expect(await watcher.runRound()).toEqual({ isNextWhole: true, hasHung: true });
  expect(readAlertState(statePath)?.problems).toMatchObject([
    { subject: 'doctor', message: expect.stringMatching(/^its checks did not finish within 0\.1 s: .*doctor-watch$/) },
  ]);
  await createWatcher(() => results(storeFails)).runRound();
  expect(readAlertState(statePath)?.problems).toMatchObject([{ subject: 'object store' }]);
});

test('without a receiver a problem stays new for those who are added later', async () => {
  const unheard = createWatcher(() => results(storeFails), {});
  for (const _ of [1, 2, 3]) await unheard.runRound();
  await createWatcher(() => results(storeFails)).runRound();
  expect([posts, readAlertState(statePath)?.undelivered]).toEqual([1, []]);
});

test('of the alerts that cannot be sent the oldest fifty are kept, and only one is tried in a round', async () => {
  status = 500;
  const alert = { title: 'an alert', text: '', problems: [], solved: [] };
  const waiting = { receiver: 'webhook', alert, since: '2026-11-27T04:00:00.000Z', error: '' };
  writeAlertState(statePath, { problems: [], solved: [], undelivered: Array(60).fill(waiting) });
  await createWatcher(() => results(ok('object store', 'works'))).runRound();
  const { undelivered = [] } = readAlertState(statePath) ?? {};
  expect([posts, undelivered.length]).toEqual([1, 50]);
  expect(undelivered[0]?.error).toBe(`${receiver.origin.replace('http://', '')} responds with 500`);
});

test('a file that a power failure has cut off is begun anew', async () => {
  writeFileSync(statePath, '{ "problems": [');
  await createWatcher(() => results(storeFails)).runRound();
  expect(readAlertState(statePath)?.problems).toHaveLength(1);
});

test('Prometheus reads the problems of the last round by subject', async () => {
  await createWatcher(() => results(storeFails, ok('gateway', 'serves'))).runRound();
  const server = metrics.listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    'majlis_doctor_finished_timestamp_seconds 1',
    'majlis_doctor_problems{subject="object store"} 1',
    'majlis_doctor_problems{subject="gateway"} 0',
    'majlis_doctor_problems{subject="doctor"} 0',
  ]);
  expect((await fetch(`${url}/other`)).status).toBe(404);
  server.close();
});
