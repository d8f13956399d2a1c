import { runProgram } from '../run-program.js';
import { tablesWithoutRows } from './table-checksums.js';

/** The dump is not compressed, so that restic stores only its changes: in a compressed one, a changed row changes all that follows. */
export async function dumpDatabase(url: string, file: string, snapshot: string, signal?: AbortSignal): Promise<void> {
  const excluded = tablesWithoutRows.map((table) => `--exclude-table-data=${table}`);
  const options = ['--format=custom', '--compress=0', `--snapshot=${snapshot}`, '--lock-wait-timeout=60s'];
  await runClient('pg_dump', url, [...options, ...excluded, `--file=${file}`], signal);
}

/** The target must be empty. The roles to which the dump grants privileges must exist. */
export async function restoreDump(url: string, file: string, signal?: AbortSignal): Promise<void> {
  await runClient('pg_restore', url, ['--exit-on-error', '--no-owner', file], signal);
}

/** The password is passed in the environment, because every process can read command line arguments. */
async function runClient(program: string, url: string, args: string[], signal?: AbortSignal): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  await runProgram(program, {
    signal,
    args: ['--no-password', `--dbname=${address.href}`, ...args],
    environment: { PGPASSWORD: password, PGAPPNAME: 'majlis-backup' },
  });
}
