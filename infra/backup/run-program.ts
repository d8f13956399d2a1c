import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SettingsError } from '@majlis/kit/settings/read-settings';

/** For this error only the message is printed, because an operator needs no more. */
export class UserFacingError extends Error {}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printError = (text: string): void => void process.stderr.write(`${text}\n`);

const shutdownTimeoutMs = 5_000;

export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopping.abort();
      // Work that does not stop in time, such as an upload, is cut off; files get their final names only when they are complete.
      setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    });
  try {
    await work(stopping.signal);
  } catch (error) {
    printError(stopping.signal.aborted ? 'Stopped.' : formatError(error as Error & { code?: string }));
    process.exitCode = 1;
  }
}

function formatError(error: Error & { code?: string }): string {
  const isExplained = error instanceof UserFacingError || error instanceof SettingsError;
  return isExplained ? error.message : `It failed: ${error.message || error.code || String(error)}`;
}

const execute = promisify(execFile);

type ProgramError = Error & { code: string | number | null; stdout: string; stderr: string };

export type RunOptions = { cwd?: string; signal?: AbortSignal | undefined };

/** Returns the output of the program. If it fails, the cause of the error is its output until then. */
export async function runProgram(program: string, args: string[], environment: NodeJS.ProcessEnv, options: RunOptions) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...environment };
  const running = execute(program, args, { ...options, env, maxBuffer: Infinity });
  // A program that asks a question must not wait for the answer.
  running.child.stdin?.end();
  const { stdout } = await running.catch((error: ProgramError) => {
    // If the program did not start or was aborted, the code is the name of an error.
    if (typeof error.code === 'string') throw error;
    const message = `${program} ended with ${error.code}: ${error.stderr.trim().slice(-2_000)}`;
    throw new Error(message, { cause: error.stdout });
  });
  return stdout;
}
