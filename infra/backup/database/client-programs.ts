import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { tablesWithoutRows } from './table-checksums.js';

/** PostgreSQL's own programs, of the server's own version. */
export type ClientPrograms = { pgDump: string; pgRestore: string };
export const programsInPath: ClientPrograms = { pgDump: 'pg_dump', pgRestore: 'pg_restore' };

type Run = { args: string[]; url: string; input?: AsyncIterable<Buffer>; signal?: AbortSignal | undefined };

/** Writes the database as the exported snapshot shows it. */
export function dumpDatabase(
  programs: ClientPrograms,
  { url, snapshot, file, signal }: { url: string; snapshot: string; file: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const without = tablesWithoutRows.map((table) => `--exclude-table-data=${table}`);
  const args = ['--format=custom', `--snapshot=${snapshot}`, '--lock-wait-timeout=60s', ...without, `--file=${file}`];
  return run(programs.pgDump, { args, url, signal });
}

/** Fills an empty database from a dump, with the rights of the services' roles, which must be there. */
export function restoreDump(
  programs: ClientPrograms,
  { url, content, signal }: { url: string; content: AsyncIterable<Buffer>; signal?: AbortSignal | undefined },
): Promise<void> {
  const args = ['--exit-on-error', '--no-owner'];
  return run(programs.pgRestore, { args, url, input: content, signal });
}

/** The password goes by the environment: arguments can be read by every process. */
async function run(program: string, { args, url, input, signal }: Run): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(program, [...args, '--no-password', `--dbname=${address}`], {
    env: { PATH: process.env.PATH, PGPASSWORD: password, PGAPPNAME: 'majlis-backup', LC_ALL: 'C.UTF-8' },
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'pipe'],
    signal,
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  const fed = input && child.stdin ? pipeline(input, child.stdin, { signal }).catch(ignoreClosedPipe) : undefined;
  const [[code], broken] = await Promise.all([once(child, 'close') as Promise<[number | null]>, fed]);
  if (broken) throw broken;
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said.trim()}`);
}

/** A program that gives up says why itself; that its input was not read to the end is no news then. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): Error | undefined {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? undefined : error;
}

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
