import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const serverMajor = 18;

/** The npm packages of PostgreSQL lack pg_dump and pg_restore, so the tests need those that are installed on the machine. */
export function findClientPrograms(): boolean {
  const folder = ['', ...debianFolders()].find((each) => majorOf(join(each, 'pg_dump')) >= serverMajor);
  if (folder) putFirstInPath(folder);
  return folder !== undefined;
}

/** Replaces pg_dump in tests that do not read the dump, because not every machine has a suitable version. */
export function writeFakePgDump(folder: string): void {
  const toFile = "process.argv.find((each) => each.startsWith('--file=')).slice(7)";
  writePgDump(folder, `#!/usr/bin/env node\nrequire('fs').writeFileSync(${toFile}, 'a dump')\n`);
}

/** Runs `action` while pg_dump fails. */
export async function withFailingPgDump(action: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-programs-'));
  const path = process.env.PATH;
  writePgDump(folder, '#!/bin/sh\nexit 1\n');
  try {
    await action();
  } finally {
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  }
}

function writePgDump(folder: string, script: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o755 });
  putFirstInPath(folder);
}

function putFirstInPath(folder: string): void {
  process.env.PATH = [folder, process.env.PATH].join(delimiter);
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
