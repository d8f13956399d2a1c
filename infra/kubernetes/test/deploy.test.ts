import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './compose-file.js';

/** A fake kubectl that records its arguments and reports the job conditions that the test sets. */
const kubectl = `#!/bin/sh
echo "$*" >> "$CLUSTER/calls"
case "$*" in
  kustomize*) echo "$BUILT" ;;
  *"get cronjob backup"*) echo cronjob.batch/backup ;;
  *"get job init-bucket "*) ;;
  *"get job/backup-"*conditions*) echo "$BACKUP_ENDS" ;;
  *"get job/restore-"*conditions*) echo "FailureTarget Failed" ;;
  *"get job/"*conditions*) echo "SuccessCriteriaMet Complete" ;;
  *" logs "*) echo "log of the job" ;;
esac
`;

let cluster: string;
beforeEach(async () => {
  cluster = mkdtempSync(join(tmpdir(), 'majlis-cluster-'));
  writeFileSync(join(cluster, 'kubectl'), kubectl, { mode: 0o755 });
  // The scripts create secrets in their own folder, so the test uses a copy.
  for (const path of ['infra/kubernetes', 'infra/scripts'])
    await cp(join(root, path), join(cluster, path), { recursive: true });
});
afterEach(() => rmSync(cluster, { recursive: true }));

async function run(script: string, argument: string, settings: Record<string, string> = {}) {
  const program = spawn(join(cluster, 'infra/kubernetes', script), [argument], {
    env: { PATH: `${cluster}:${process.env.PATH}`, CLUSTER: cluster, BACKUP_ENDS: 'Complete', ...settings },
    timeout: 20_000,
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += String(text)));
  const [status] = (await once(program, 'close')) as [number | null];
  return { status, output, calls: readFileSync(join(cluster, 'calls'), 'utf8').split('\n') };
}
const small = () => join(cluster, 'infra/kubernetes/overlays/small');
const isApplied = (calls: string[]) => calls.includes(`apply --kustomize ${small()}`);

test('manifests are applied after a backup, and all into one namespace', async () => {
  const { status, calls } = await run('deploy.sh', small());
  expect(status).toBe(0);
  const backup = calls.findIndex((line) => line.includes('create job backup-'));
  expect(backup).toBeGreaterThan(-1);
  expect(calls.indexOf(`apply --kustomize ${small()}`)).toBeGreaterThan(backup);
  expect(calls.filter((line) => line.startsWith('apply --filename'))).toEqual([]);
});

test('after a failed backup nothing is applied, unless BACKUP=0 is given', async () => {
  const failed = await run('deploy.sh', small(), { BACKUP_ENDS: 'FailureTarget Failed' });
  expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('log of the job') });
  expect(failed.output).toContain('BACKUP=0 deploys without one');
  expect(isApplied(failed.calls)).toBe(false);
  const withoutBackup = await run('deploy.sh', small(), { BACKUP_ENDS: 'Failed', BACKUP: '0' });
  expect(withoutBackup.status).toBe(0);
  expect(isApplied(withoutBackup.calls)).toBe(true);
});

test('a failed restore ends at once and prints why', async () => {
  const { status, output } = await run('restore.sh', 'latest');
  expect(status).toBe(1);
  expect(output).toContain('log of the job');
});

test('secrets are generated and applied, unless they come from a store outside the cluster', async () => {
  const applied = `apply --server-side --kustomize ${join(cluster, 'infra/kubernetes/secrets')}`;
  const generated = await run('deploy.sh', small());
  expect(generated.calls).toContain(applied);
  const files = join(cluster, 'infra/kubernetes/secrets/files');
  expect(existsSync(join(files, 'cookie-keys'))).toBe(true);
  rmSync(files, { recursive: true });
  const external = await run('deploy.sh', small(), { BUILT: 'kind: ExternalSecret' });
  expect(external.status).toBe(0);
  expect(external.calls.slice(generated.calls.length - 1)).not.toContain(applied);
  expect(existsSync(files)).toBe(false);
});
