import { type Run, runProgram } from '../run-program.js';
import { tablesWithoutRows } from './table-checksums.js';

type Dump = { url: string; file: string; signal?: AbortSignal | undefined };

/** Of an uncompressed dump restic stores only what has changed; compressed, one row would change all that follows it. */
export async function dumpDatabase({ snapshot, ...dump }: Dump & { snapshot: string }): Promise<void> {
  const excluded = tablesWithoutRows.map((table) => `--exclude-table-data=${table}`);
  const options = ['--format=custom', '--compress=0', `--snapshot=${snapshot}`, '--lock-wait-timeout=60s'];
  await runProgram('pg_dump', connect(dump, [...options, ...excluded, `--file=${dump.file}`]));
}

/** The target must be empty. The roles to which the dump grants privileges must exist. */
export async function restoreDump(dump: Dump): Promise<void> {
  await runProgram('pg_restore', connect(dump, ['--exit-on-error', '--no-owner', dump.file]));
}

/** The password is passed in the environment, because every process can read command line arguments. */
function connect({ url, signal }: Dump, args: string[]): Run {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    signal,
    args: ['--no-password', `--dbname=${address.href}`, ...args],
    environment: { PGPASSWORD: password, PGAPPNAME: 'majlis-backup' },
  };
}
