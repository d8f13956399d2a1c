import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../local/run-settings.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-secrets-'));
  for (const file of ['infra/compose/example.env', 'infra/scripts'])
    cpSync(join(projectFolder, file), join(folder, file), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function secrets(ownVolume: '' | 'majlis_database', environment: Record<string, string> = {}) {
  const docker = `#!/bin/sh
    case "$*" in
      *config) echo "name: majlis" ;;
      *project=majlis*volume=database) echo ${ownVolume} ;;
      volume*) echo other_database ${ownVolume} ;;
    esac`;
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin/docker'), docker, { mode: 0o755 });
  const env = { ...environment, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const { status, stderr } = spawnSync(join(folder, 'infra/scripts/secrets.sh'), { env, encoding: 'utf8' });
  return { status, stderr };
}
const file = (name: string) => join(folder, 'infra/compose/secrets', name);

test('the first use creates the secrets', () => {
  expect(secrets('')).toEqual({ status: 0, stderr: '' });
  expect(existsSync(file('owner-database-password'))).toBe(true);
});

test('with a database whose password was lost no secrets are created, and the remedy is printed', () => {
  const { status, stderr } = secrets('majlis_database');
  expect(status).toBe(1);
  expect(stderr).toContain('owner-database-password is missing, but there is a database');
  expect(stderr).toContain('Put your copy of infra/compose/secrets back');
  expect(existsSync(file('cookie-keys'))).toBe(false);
  expect(secrets('majlis_database', { FORCE: '1' }).status).toBe(0);
});

test('other missing secrets are created beside a database', () => {
  secrets('');
  const password = readFileSync(file('owner-database-password'), 'utf8');
  rmSync(file('cookie-keys'));
  expect(secrets('majlis_database').status).toBe(0);
  expect(existsSync(file('cookie-keys'))).toBe(true);
  expect(readFileSync(file('owner-database-password'), 'utf8')).toBe(password);
});
