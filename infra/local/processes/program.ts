import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binding, boundCommand, type Command } from './bound-command.js';
import { lastLines } from './log-file.js';

/** Something that runs until it is stopped, or until it crashes. */
export type Part = {
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Ends it at once, unfinished work or not. */
  kill(): void;
};

export type Program = Command & {
  environment: NodeJS.ProcessEnv;
  /** The file that what it says is added to. */
  log: string;
  /** What ends it when our process dies. */
  onOurDeath: Binding['signal'];
  /** What asks it to stop; SIGTERM when not given. */
  toStop?: 'SIGINT' | 'SIGTERM';
  user?: Binding['user'];
};

const patience = { start: 60_000, stop: 15_000 };

/** Starts a program and waits until it is ready. */
export async function startProgram(program: Program, isReady: () => boolean | Promise<boolean>): Promise<Part> {
  const { hasEnded, ...part } = launch(program);
  for (const limit = Date.now() + patience.start; !(await isReady()); await sleep(20)) {
    if (hasEnded()) throw new Error(`It ended at once. Its last words:\n${lastLines(program.log)}`);
    if (Date.now() < limit) continue;
    part.kill();
    throw new Error(`It was not ready within a minute. Its last words:\n${lastLines(program.log)}`);
  }
  return part;
}

/** Runs a program that does its work and ends. */
export async function runProgram(program: Program): Promise<void> {
  const { ended, exitCode } = launch(program);
  await ended;
  if (exitCode() !== 0) throw new Error(`It failed. Its last words:\n${lastLines(program.log)}`);
}

function launch({ file, args, environment, log, onOurDeath, toStop = 'SIGTERM', user }: Program) {
  const bound = boundCommand({ file, args }, { signal: onOurDeath, user });
  const output = openSync(log, 'a');
  // Its own group: Ctrl+C in the terminal must reach only us, who stop the parts in their order.
  const child = spawn(bound.file, bound.args, { detached: true, env: environment, stdio: ['pipe', output, output] });
  closeSync(output);
  const kill = () => killGroup(child.pid);
  // What it started itself may outlive it, such as the workers of a killed nginx.
  const ended = once(child, 'exit').then(kill);
  const stop = async () => {
    child.kill(toStop);
    const overdue = setTimeout(kill, patience.stop);
    await ended;
    clearTimeout(overdue);
  };
  const exitCode = () => child.exitCode;
  return { ended, stop, kill, exitCode, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
}
