import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientPrograms } from '../database/client-programs.js';

/** Of the server that the tests start: an older pg_dump refuses it. */
const serverMajor = 18;

/** pg_dump and pg_restore of this machine, which the packages of PostgreSQL that the tests use do not bring. */
export function findClientPrograms(): ClientPrograms | undefined {
  return ['', ...debianFolders()]
    .map((folder) => ({ pgDump: join(folder, 'pg_dump'), pgRestore: join(folder, 'pg_restore') }))
    .find(({ pgDump }) => majorOf(pgDump) >= serverMajor);
}

/** Takes the place of pg_dump in `folder` where a test does not read the dump: not every machine has one of this server. */
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
