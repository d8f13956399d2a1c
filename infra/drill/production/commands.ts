import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
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

/** What a command says it begins with is under way then. */
const underWayMs = 4_000;

/** Runs a command until it says this, and then some; then kills it with all that it has started, as when power is lost. */
export async function killOnceItSays(words: string, command: string, args: string[], place: Place): Promise<void> {
  const { folder, environment, limitMs = 600_000 } = place;
  const options = { cwd: folder, env: environment ?? process.env, detached: true, timeout: limitMs } as const;
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (said.includes(words)) break;
  }
  await wait(underWayMs);
  if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (!said.includes(words)) throw new Error(`${command} ${args.join(' ')} never said "${words}": ${said.slice(-300)}`);
}
