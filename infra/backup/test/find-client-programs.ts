import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientPrograms } from '../database/client-programs.js';

const serverMajor = 18;

/** The npm packages of PostgreSQL lack pg_dump and pg_restore, so the tests need those of the machine. */
export function findClientPrograms(): ClientPrograms | undefined {
  return ['', ...debianFolders()]
    .map((folder) => ({ pgDump: join(folder, 'pg_dump'), pgRestore: join(folder, 'pg_restore') }))
    .find(({ pgDump }) => majorOf(pgDump) >= serverMajor);
}

/** Replaces pg_dump in tests that do not read the dump, because not every machine has a suitable version. */
export function writeFakePgDump(folder: string): ClientPrograms {
  mkdirSync(folder, { recursive: true });
  const pgDump = join(folder, 'pg_dump');
  const toFile = "process.argv.find((each) => each.startsWith('--file=')).slice(7)";
  writeFileSync(pgDump, `#!/usr/bin/env node\nrequire('fs').writeFileSync(${toFile}, 'a dump')\n`, { mode: 0o755 });
  return { pgDump, pgRestore: 'false' };
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
