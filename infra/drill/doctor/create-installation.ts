import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../local/run-settings.js';

export function createInstallation(environment: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-installation-'));
  const isOfAnother = /infra\/compose\/(secrets|staff|\.env)/;
  for (const part of ['docker-compose.yml', 'infra/compose', 'infra/scripts'])
    cpSync(join(projectFolder, part), join(folder, part), {
      recursive: true,
      filter: (path) => !isOfAnother.test(path),
    });
  for (const script of ['make-secrets.sh', 'settings.sh'])
    execFileSync(join(folder, 'infra/scripts', script), {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return folder;
}
