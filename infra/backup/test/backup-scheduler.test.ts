import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@majlis/kit/app/logger';
import { BackupScheduler } from '../backup-scheduler.js';
import { TestInstallation } from './test-installation.js';

let stage: TestInstallation;
beforeAll(async () => {
  stage = await TestInstallation.create({ pgDump: 'false', pgRestore: 'false' });
});
afterAll(() => stage.destroy());

const { signal } = new AbortController();
const minutes = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 60_000);
const schedule = () =>
  new BackupScheduler(
    { ...stage.config, offSite: undefined, at: '02:30', logLevel: 'error' },
    createLogger('test', 'silent'),
  );

test('a machine that was off makes up for it at once; what fails is tried again with growing pauses', async () => {
  const running = schedule();
  const pauses: number[] = [];
  for (let now = new Date(), turns = 0; turns < 3; turns += 1) {
    const due = await running.tick(now, signal);
    pauses.push(minutes(new Date(), due));
    now = due;
  }
  expect(pauses).toEqual([5, 10, 20]);
  const tried = await stage.rows<{ outcome: string }>('SELECT outcome FROM operations.backups');
  expect(tried.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
});

test('with a backup of today it waits for the time of day', async () => {
  await stage.sql("INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'stored')");
  const due = await schedule().tick(new Date(), signal);
  expect(due.toISOString()).toMatch(/T02:30:00\.000Z$/);
  expect(minutes(new Date(), due)).toBeLessThanOrEqual(24 * 60);
  expect(await stage.rows("SELECT FROM operations.backups WHERE outcome = 'running'")).toEqual([]);
});

test('without a database it goes on asking', async () => {
  const broken = { ...stage.config, ownerUrl: 'postgres://nobody@127.0.0.1:9/none' };
  const running = new BackupScheduler(
    { ...broken, offSite: undefined, at: '02:30', logLevel: 'error' },
    createLogger('test', 'silent'),
  );
  expect(minutes(new Date(), await running.tick(new Date(), signal))).toBe(1);
});

test('asked to end it ends at once, without a complaint', async () => {
  const program = spawn(process.execPath, ['infra/dist/backup/schedule.js'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: stage.config.ownerUrl,
      OBJECT_STORE_URL: 'http://127.0.0.1:9/images',
      OBJECT_STORE_ACCESS_KEY: 'a',
      OBJECT_STORE_SECRET_KEY: 'b',
      BACKUP_FOLDER: stage.config.folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  while (!said.includes('next backup')) await once(program.stdout, 'data');
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(said).toContain('"message":"stopped"');
});
