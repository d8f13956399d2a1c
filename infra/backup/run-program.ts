import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';

export type Run = {
  args: string[];
  environment: Record<string, string | undefined>;
  folder?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** The message has what the program printed as errors. */
export class ProgramError extends Error {
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message);
  }
}

/** Returns what the program prints, and throws a `ProgramError` unless it succeeds. */
export async function runProgram(program: string, { args, environment, folder, signal }: Run): Promise<string> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...environment };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
  const [[code], output, errors] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0)
    throw new ProgramError(`${basename(program)} ended with ${code}: ${errors.trim().slice(-2_000)}`, output);
  return output;
}
