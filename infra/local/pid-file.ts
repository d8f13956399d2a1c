import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export type RunningInstance = { pid: number; startedAt: string; address?: string; signInCode?: string };

/** Creates the file for this process; when another live process has it, returns that one instead. */
export function acquirePidFile(file: string): RunningInstance | undefined {
  const own = { pid: process.pid, startedAt: startTimeOf(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
    return undefined;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const running = readRunningInstance(file);
  if (running) return running;
  rmSync(file, { force: true });
  return acquirePidFile(file);
}

export function readRunningInstance(file: string): RunningInstance | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const record: RunningInstance | undefined = text ? JSON.parse(text) : undefined;
  return record && isAlive(record) ? record : undefined;
}

export function publishReadyInstance(file: string, ready: { address: string; signInCode: string }): void {
  const record: RunningInstance = { pid: process.pid, startedAt: startTimeOf(process.pid), ...ready };
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export const removePidFile = (file: string) => rmSync(file, { force: true });

function isAlive({ pid, startedAt }: RunningInstance): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return errorCode(error) === 'EPERM';
  }
  return startTimeOf(pid) === startedAt;
}

// The system reuses process ids, but not together with the same start time.
function startTimeOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

export const errorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
