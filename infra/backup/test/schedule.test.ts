import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../../local/run-settings.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-schedule-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces a program in the PATH by a script that also records each call. */
function addProgram(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${folder}/calls\n${script}\n`, { mode: 0o755 });
}

const start = () =>
  spawn('sh', ['infra/backup/schedule.sh'], {
    cwd: projectFolder,
    env: { PATH: `${folder}:${process.env.PATH}`, ALIVE_FILE: join(folder, 'alive') },
    stdio: 'ignore',
  });
const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n') : []);
const secondsUntilOverdue = () => Number(readFileSync(join(folder, 'alive'), 'utf8')) - Date.now() / 1_000;

async function waitForCalls(count: number): Promise<string[]> {
  while (calls().length <= count) await wait(20);
  return calls().slice(0, count);
}

test.each([
  ['five minutes after one that was not due or has been made', 'exit 0', 'sleep 300', 360],
  ['fifteen minutes after one that failed', 'exit 1', 'sleep 900', 960],
])('the next backup is tried %s, and SIGTERM ends the pause', async (_case, backup, pause, silence) => {
  addProgram('node', backup);
  addProgram('sleep', 'exec tail -f /dev/null');
  const program = start();
  expect(await waitForCalls(2)).toEqual(['node infra/dist/backup/backup.js if-due', pause]);
  expect(Math.abs(secondsUntilOverdue() - silence)).toBeLessThan(30);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
});

test('while a backup runs silence is normal for hours, and SIGTERM reaches it', async () => {
  addProgram('node', `trap 'echo stopped >> ${folder}/calls; exit 1' TERM; while :; do /bin/sleep 0.05; done`);
  const program = start();
  await waitForCalls(1);
  expect(Math.abs(secondsUntilOverdue() - 21_600)).toBeLessThan(30);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(calls()).toContain('stopped');
});

test('the health check of the container fails once a report is overdue', () => {
  const overlay = readFileSync(join(projectFolder, 'infra/compose/backup.yml'), 'utf8');
  const [, check = ''] = /test: \[CMD-SHELL, "(.*)"\]/.exec(overlay) ?? [];
  const command = check.replaceAll('$$', '$').replace('/tmp/backup-schedule', join(folder, 'alive'));
  const isHealthy = () => spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
  expect(isHealthy()).toBe(false);
  const report = (seconds: number) =>
    writeFileSync(join(folder, 'alive'), `${Math.floor(Date.now() / 1_000) + seconds}\n`);
  report(60);
  expect(isHealthy()).toBe(true);
  report(-1);
  expect(isHealthy()).toBe(false);
});
