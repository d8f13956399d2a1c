import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';

export type CommandResult = { code: number; output: string };

export type CommandOptions = { folder: string; environment?: NodeJS.ProcessEnv };

const timeoutMs = 600_000;
const optionsFor = ({ folder, environment = process.env }: CommandOptions) => ({
  cwd: folder,
  env: environment,
  extendEnv: false,
  timeout: timeoutMs,
});

export async function tryCommand(command: string, args: string[], options: CommandOptions): Promise<CommandResult> {
  const result = await execa(command, args, { ...optionsFor(options), reject: false, all: true });
  return { code: result.exitCode ?? 1, output: result.all || (result instanceof Error ? result.message : '') };
}

export async function runCommand(command: string, args: string[], options: CommandOptions): Promise<string> {
  return (await execa(command, args, optionsFor(options))).stdout.trim();
}

const killDelayMs = 4_000;

/** Kills a command and its children some seconds after it has printed the words, like a power cut. */
export async function killAfterOutput(
  words: string,
  command: string,
  args: string[],
  options: CommandOptions,
): Promise<void> {
  const spawnOptions = { ...optionsFor(options), detached: true } as const;
  const child = spawn(command, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes(words)) break;
  }
  await wait(killDelayMs);
  if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (!output.includes(words))
    throw new Error(`${command} ${args.join(' ')} never printed "${words}": ${output.slice(-300)}`);
}
