import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { tablesWithoutRows } from './table-checksums.js';

export type ClientPrograms = { pgDump: string; pgRestore: string };
export const programsInPath: ClientPrograms = { pgDump: 'pg_dump', pgRestore: 'pg_restore' };

type Run = { args: string[]; url: string; input?: AsyncIterable<Buffer>; signal?: AbortSignal | undefined };

export function dumpDatabase(
  programs: ClientPrograms,
  { url, snapshot, file, signal }: { url: string; snapshot: string; file: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const excluded = tablesWithoutRows.map((table) => `--exclude-table-data=${table}`);
  const args = ['--format=custom', `--snapshot=${snapshot}`, '--lock-wait-timeout=60s', ...excluded, `--file=${file}`];
  return run(programs.pgDump, { args, url, signal });
}

/** The target must be empty. The roles to which the dump grants privileges must exist. */
export function restoreDump(
  programs: ClientPrograms,
  { url, content, signal }: { url: string; content: AsyncIterable<Buffer>; signal?: AbortSignal | undefined },
): Promise<void> {
  const args = ['--exit-on-error', '--no-owner'];
  return run(programs.pgRestore, { args, url, input: content, signal });
}

/** The password is passed in the environment, because every process can read command line arguments. */
async function run(program: string, { args, url, input, signal }: Run): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(program, [...args, '--no-password', `--dbname=${address}`], {
    env: { PATH: process.env.PATH, PGPASSWORD: password, PGAPPNAME: 'majlis-backup', LC_ALL: 'C.UTF-8' },
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'pipe'],
    signal,
  });
  let errorOutput = '';
  child.stderr?.on('data', (text) => {
    errorOutput = `${errorOutput}${text}`.slice(-2_000);
  });
  const feeding = input && child.stdin ? pipeline(input, child.stdin, { signal }).catch(ignoreClosedPipe) : undefined;
  const [[code], inputError] = await Promise.all([once(child, 'close') as Promise<[number | null]>, feeding]);
  if (inputError) throw inputError;
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errorOutput.trim()}`);
}

/** A program that fails prints the reason itself; the closed pipe is only a consequence. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): Error | undefined {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? undefined : error;
}

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
