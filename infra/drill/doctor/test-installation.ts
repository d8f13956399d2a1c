import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckResults, flatten, formatResult } from '../../doctor/check-result.js';
import { Installation } from '../../doctor/installation.js';
import { projectFolder } from '../../local/run-settings.js';

/** An operator's folder with the files that `make up` creates on first use. Tests change it as an operator does. */
export class TestInstallation {
  constructor(readonly folder: string) {}

  static create(environment: Record<string, string> = {}): TestInstallation {
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
    return new TestInstallation(folder);
  }

  copy(): TestInstallation {
    const folder = mkdtempSync(join(tmpdir(), 'majlis-installation-'));
    cpSync(this.folder, folder, { recursive: true });
    return new TestInstallation(folder);
  }

  /** Reads the installation as the doctor would now; `settings` take precedence over the file. */
  open(settings: Record<string, string> = {}): Installation {
    return new Installation(this.folder, new Map(Object.entries(settings)));
  }

  set(name: string, value: string): void {
    const lines = this.read('.env')
      .split('\n')
      .filter((line) => !line.startsWith(`${name}=`));
    this.write('.env', `${lines.join('\n').trimEnd()}\n${name}=${value}\n`);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  /** Secret files are read-only, so a user other than root must change the mode first. */
  replaceSecret(name: string, text: string): void {
    chmodSync(this.path(`secrets/${name}`), 0o644);
    this.write(`secrets/${name}`, text);
    chmodSync(this.path(`secrets/${name}`), 0o444);
  }

  path(file: string): string {
    return join(this.folder, 'infra/compose', file);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The lines that the doctor prints. */
export const linesOf = (results: CheckResults): string => flatten(results).map(formatResult).join('\n');
