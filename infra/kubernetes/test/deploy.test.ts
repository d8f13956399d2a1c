import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from './compose-file.js';

/** Stands in for a cluster: writes down what it is told, and of jobs says what the test wants of them. */
const kubectl = `#!/bin/sh
echo "$*" >> "$CLUSTER/asked"
case "$*" in
  *"get cronjob backup"*) echo cronjob.batch/backup ;;
  *"get job images-bucket "*) ;;
  *"get job/backup-"*conditions*) echo "$BACKUP_ENDS" ;;
  *"get job/restore-"*conditions*) echo "FailureTarget Failed" ;;
  *"get job/"*conditions*) echo "SuccessCriteriaMet Complete" ;;
  *" logs "*) echo "what the job said" ;;
esac
`;

let cluster: string;
beforeEach(async () => {
  cluster = mkdtempSync(join(tmpdir(), 'majlis-cluster-'));
  writeFileSync(join(cluster, 'kubectl'), kubectl, { mode: 0o755 });
  // The scripts make secrets beside themselves.
  for (const part of ['infra/kubernetes', 'infra/scripts'])
    await cp(join(root, part), join(cluster, part), { recursive: true });
});
afterEach(() => rmSync(cluster, { recursive: true }));

async function run(script: string, argument: string, settings: Record<string, string> = {}) {
  const program = spawn(join(cluster, 'infra/kubernetes', script), [argument], {
    env: { PATH: `${cluster}:${process.env.PATH}`, CLUSTER: cluster, BACKUP_ENDS: 'Complete', ...settings },
    timeout: 20_000,
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += String(text)));
  const [status] = (await once(program, 'close')) as [number | null];
  return { status, said, asked: readFileSync(join(cluster, 'asked'), 'utf8').split('\n') };
}
const small = () => join(cluster, 'infra/kubernetes/overlays/small');
const isApplied = (asked: string[]) => asked.includes(`apply --kustomize ${small()}`);

test('what is brought to the cluster comes after a backup, and all of it into one namespace', async () => {
  const { status, asked } = await run('deploy.sh', small());
  expect(status).toBe(0);
  const backup = asked.findIndex((line) => line.includes('create job backup-'));
  expect(backup).toBeGreaterThan(-1);
  expect(asked.indexOf(`apply --kustomize ${small()}`)).toBeGreaterThan(backup);
  expect(asked.filter((line) => line.startsWith('apply --filename'))).toEqual([]);
}, 30_000);

test('without a backup nothing is changed, unless that is meant', async () => {
  const refused = await run('deploy.sh', small(), { BACKUP_ENDS: 'FailureTarget Failed' });
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('what the job said') });
  expect(refused.said).toContain('BACKUP=0 deploys without one');
  expect(isApplied(refused.asked)).toBe(false);
  const meant = await run('deploy.sh', small(), { BACKUP_ENDS: 'Failed', BACKUP: '0' });
  expect(meant.status).toBe(0);
  expect(isApplied(meant.asked)).toBe(true);
}, 60_000);

test('a restore that is refused is over when it is over, and says why', async () => {
  const { status, said } = await run('restore.sh', 'majlis-20260101T000000Z.tar');
  expect(status).toBe(1);
  expect(said).toContain('what the job said');
}, 30_000);
