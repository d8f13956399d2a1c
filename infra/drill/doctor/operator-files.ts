import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class OperatorFiles {
  constructor(private readonly folder: string) {}

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
}
