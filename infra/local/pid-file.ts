import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The run that uses a folder; `address` comes when it is ready. */
export type RunningInstance = { pid: number; startedAt: string; address?: string; signInCode?: string };

/** Claims a folder for this process; returns the record of a run that already uses it, or nothing. */
export function acquirePidFile(file: string): RunningInstance | undefined {
  const mine = { pid: process.pid, startedAt: startOf(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
    return undefined;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const other = readRunningInstance(file);
  if (other) return other;
  rmSync(file, { force: true });
  return acquirePidFile(file);
}

/** The run that uses a folder now; the record of one that was killed counts for nothing. */
export function readRunningInstance(file: string): RunningInstance | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const record: RunningInstance | undefined = text ? JSON.parse(text) : undefined;
  return record && isAlive(record) ? record : undefined;
}

/** Tells others, such as tests, that the run is ready and how to use it. */
export function publishReadyInstance(file: string, ready: { address: string; signInCode: string }): void {
  const record: RunningInstance = { pid: process.pid, startedAt: startOf(process.pid), ...ready };
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export const removePidFile = (file: string) => rmSync(file, { force: true });

function isAlive({ pid, startedAt }: RunningInstance): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process takes no signal from us, but it is there.
    return errorCode(error) === 'EPERM';
  }
  return startOf(pid) === startedAt;
}

// A process id is given to other programs later; together with the time of its start it is not.
function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** What the system calls an error: ENOENT, EADDRINUSE and so on. */
export const errorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
