import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What a command says and how it ended; a failure of its own is for the caller to judge. */
export type Ended = { code: number; output: string };

export type Place = { folder: string; environment?: NodeJS.ProcessEnv; limitMs?: number };

/** Runs a command to its end. */
export async function tryCommand(command: string, args: string[], place: Place): Promise<Ended> {
  const { folder, environment, limitMs = 600_000 } = place;
  const options = { cwd: folder, env: environment ?? process.env, timeout: limitMs, maxBuffer: 64 * 1_048_576 };
  try {
    const { stdout, stderr } = await execute(command, args, options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = '',
      message,
    } = error as Error & { code?: number; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : 1, output: `${stdout}${stderr}` || message };
  }
}

/** What a command says on its standard output; throws what it said when it fails. */
export async function command(name: string, args: string[], place: Place): Promise<string> {
  const { folder, environment, limitMs = 600_000 } = place;
  const options = { cwd: folder, env: environment ?? process.env, timeout: limitMs, maxBuffer: 64 * 1_048_576 };
  try {
    return (await execute(name, args, options)).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const lastLines = `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n');
    throw new Error(`${name} ${args.join(' ')} failed: ${lastLines || message}`);
  }
}
