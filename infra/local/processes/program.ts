import { once } from 'node:events';
import { createWriteStream, openSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { type Command, type ParentDeathOptions, withParentDeathSignal } from './parent-death-signal.js';

/** Something that runs until it is stopped, or until it crashes. */
export type ManagedProcess = {
  /** Resolves when it has ended, whoever ended it. */
  exited: Promise<unknown>;
  stop(): Promise<unknown>;
  /** Ends it at once, unfinished work or not. */
  kill(): void;
};

export type Program = Command & {
  environment: NodeJS.ProcessEnv;
  /** The file that its output is added to. */
  log: string;
  /** What ends it when our process dies. */
  parentDeathSignal: ParentDeathOptions['signal'];
  /** What asks it to stop; SIGTERM when not given. */
  stopSignal?: 'SIGINT' | 'SIGTERM';
  user?: ParentDeathOptions['user'];
};

const timeoutMs = { start: 60_000, stop: 15_000 };

/** Starts a program and waits until it is ready. */
export async function startProgram(
  program: Program,
  isReady: () => boolean | Promise<boolean>,
): Promise<ManagedProcess> {
  const { child, kill, ended } = launch(program);
  for (const limit = Date.now() + timeoutMs.start; !(await isReady()); await sleep(20)) {
    if (child.exitCode !== null || child.signalCode !== null) throw failure('It ended at once.', program);
    if (Date.now() < limit) continue;
    kill();
    throw failure('It was not ready within a minute.', program);
  }
  const stop = () => {
    child.kill();
    return ended;
  };
  return { exited: ended, stop, kill };
}

/** Runs a program that does its work and ends. */
export async function runProgram(program: Program): Promise<void> {
  if ((await launch(program).ended).failed) throw failure('It failed.', program);
}

/** A server inside this process, as a part of the run. */
export function asManagedProcess(server: Server): ManagedProcess {
  const ended = once(server, 'close');
  const kill = () => {
    server.close();
    server.closeAllConnections();
  };
  const stop = () => {
    kill();
    return ended;
  };
  return { exited: ended, stop, kill };
}

/** The end of a log, for whoever has to be told why something did not work. */
export function logTail(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n') || '(It said nothing.)';
}

const failure = (reason: string, { log }: Program) => new Error(`${reason} Its last words:\n${logTail(log)}`);

function launch({
  file,
  args,
  environment,
  log,
  parentDeathSignal: onOurDeath,
  stopSignal: toStop = 'SIGTERM',
  user,
}: Program) {
  const bound = withParentDeathSignal({ file, args }, { signal: onOurDeath, user });
  // An open file, that the program writes into by itself: its last words are kept even when we are dead.
  const output = createWriteStream(log, { fd: openSync(log, 'a') });
  const child = execa(bound.file, bound.args, {
    env: environment,
    extendEnv: false,
    // Its own group: Ctrl+C in the terminal must reach only us, who stop the parts in their order.
    detached: true,
    stdio: ['pipe', output, output],
    buffer: false,
    reject: false,
    killSignal: toStop,
    forceKillAfterDelay: timeoutMs.stop,
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left in the group.
    }
  };
  // What it started itself may outlive it, such as the workers of a killed nginx.
  const ended = child.finally(kill);
  return { child, kill, ended };
}
