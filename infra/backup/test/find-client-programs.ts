import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const serverMajor = 18;

/**
 * The npm packages of PostgreSQL lack pg_dump and pg_restore, so the tests need those of the machine. Returns whether there are
 * any of this version, which then come first in the PATH.
 */
export function useClientPrograms(): boolean {
  const folder = ['', ...debianFolders()].find((each) => majorOf(join(each, 'pg_dump')) >= serverMajor);
  if (folder) process.env.PATH = `${folder}:${process.env.PATH}`;
  return folder !== undefined;
}

const dumpScript = "fs.writeFileSync(process.argv.find((each) => each.startsWith('--file=')).slice(7), 'a dump')";

/** Puts other programs in their place in tests that do not read the dump, because not every machine has a suitable version. */
export function useFakePrograms(folder: string, { pgDump = dumpScript, pgRestore = 'process.exit(1)' } = {}): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries({ pg_dump: pgDump, pg_restore: pgRestore }))
    writeFileSync(join(folder, name), `#!/usr/bin/env node\nconst fs = require('fs');\n${script}\n`, { mode: 0o755 });
  process.env.PATH = `${folder}:${process.env.PATH}`;
}

function debianFolders(): string[] {
  const home = '/usr/lib/postgresql';
  try {
    return readdirSync(home).map((version) => join(home, version, 'bin'));
  } catch {
    return [];
  }
}

function majorOf(program: string): number {
  try {
    return Number(/(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
