import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@majlis/kit/app/logger';
import { projectFolder } from '../../local/run-settings.js';
import { BackupScheduler } from '../backup-scheduler.js';
import { reportAliveIn } from '../report-alive.js';
import { TestInstallation } from './test-installation.js';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create({ pgDump: 'false', pgRestore: 'false' });
});
afterAll(() => installation.destroy());

const { signal } = new AbortController();
const minutes = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 60_000);
const schedule = () =>
  new BackupScheduler(
    { ...installation.config, offSite: undefined, timeOfDay: '02:30', logLevel: 'error' },
    createLogger('test', 'silent'),
  );

test('an overdue backup starts at once, and failures are retried with growing pauses', async () => {
  const scheduler = schedule();
  const pauses: number[] = [];
  for (let now = new Date(), ticks = 0; ticks < 3; ticks += 1) {
    const due = await scheduler.tick(now, signal);
    pauses.push(minutes(new Date(), due));
    now = due;
  }
  expect(pauses).toEqual([5, 10, 20]);
  const attempts = await installation.rows<{ outcome: string }>('SELECT outcome FROM operations.backups');
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
});

test('after a backup today the next one is at the configured time of day', async () => {
  await installation.sql("INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'stored')");
  const due = await schedule().tick(new Date(), signal);
  expect(due.toISOString()).toMatch(/T02:30:00\.000Z$/);
  expect(minutes(new Date(), due)).toBeLessThanOrEqual(24 * 60);
  expect(await installation.rows("SELECT FROM operations.backups WHERE outcome = 'running'")).toEqual([]);
});

test('without a database it retries every minute', async () => {
  const broken = { ...installation.config, ownerUrl: 'postgres://nobody@127.0.0.1:9/none' };
  const scheduler = new BackupScheduler(
    { ...broken, offSite: undefined, timeOfDay: '02:30', logLevel: 'error' },
    createLogger('test', 'silent'),
  );
  expect(minutes(new Date(), await scheduler.tick(new Date(), signal))).toBe(1);
});

test('it ends at once on SIGTERM, without an error', async () => {
  const program = spawn(process.execPath, ['infra/dist/backup/schedule.js'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: installation.config.ownerUrl,
      OBJECT_STORE_URL: 'http://127.0.0.1:9/images',
      OBJECT_STORE_ACCESS_KEY: 'a',
      OBJECT_STORE_SECRET_KEY: 'b',
      BACKUP_FOLDER: installation.config.folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  while (!output.includes('next backup')) await once(program.stdout, 'data');
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(output).toContain('"message":"stopped"');
});

test('while a backup runs silence is normal for hours, otherwise for minutes', async () => {
  const minutesUntilNextReport: number[] = [];
  const scheduler = new BackupScheduler(
    { ...installation.config, offSite: undefined, timeOfDay: '02:30', logLevel: 'error' },
    createLogger('test', 'silent'),
    (silentMs) => minutesUntilNextReport.push(silentMs / 60_000),
  );
  await scheduler.tick(new Date(), signal);
  expect(minutesUntilNextReport).toEqual([5]);
  await installation.sql('DELETE FROM operations.backups');
  await scheduler.tick(new Date(), signal);
  expect(minutesUntilNextReport).toEqual([5, 5, 360, 5]);
});

test('the health check of the container fails once a report is overdue', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'majlis-schedule-'));
  const file = join(folder, 'alive');
  const overlay = readFileSync(join(projectFolder, 'infra/compose/backup.yml'), 'utf8');
  const [, check = ''] = /test: \[CMD-SHELL, "(.*)"\]/.exec(overlay) ?? [];
  const command = check.replaceAll('$$', '$').replace('/tmp/backup-schedule', file);
  const isHealthy = () => spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
  expect(isHealthy()).toBe(false);
  reportAliveIn(file)(60_000);
  expect(isHealthy()).toBe(true);
  reportAliveIn(file)(-1_000);
  expect(isHealthy()).toBe(false);
  await rm(folder, { recursive: true });
});
