import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';

/** What a command printed and how it ended; a failure of its own is for the caller to judge. */
export type CommandResult = { code: number; output: string };

export type CommandOptions = { folder: string; environment?: NodeJS.ProcessEnv };

const timeout = 600_000;
const optionsFor = ({ folder, environment = process.env }: CommandOptions) => ({
  cwd: folder,
  env: environment,
  extendEnv: false,
  timeout,
});

/** Runs a command to its end. */
export async function tryCommand(command: string, args: string[], place: CommandOptions): Promise<CommandResult> {
  const ended = await execa(command, args, { ...optionsFor(place), reject: false, all: true });
  return { code: ended.exitCode ?? 1, output: ended.all || (ended instanceof Error ? ended.message : '') };
}

/** What a command prints on its standard output; throws everything it printed when it fails. */
export async function command(name: string, args: string[], place: CommandOptions): Promise<string> {
  return (await execa(name, args, optionsFor(place))).stdout.trim();
}

/** After so long, what a command has announced is under way. */
const killDelayMs = 4_000;

/** Runs a command until it prints these words, and some seconds more; then kills it with all that it has started, as when power is lost. */
export async function killAfterOutput(
  words: string,
  command: string,
  args: string[],
  place: CommandOptions,
): Promise<void> {
  const options = { ...optionsFor(place), detached: true } as const;
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
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
