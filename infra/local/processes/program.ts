import { once } from 'node:events';
import { createWriteStream, openSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { type Command, type ParentDeathOptions, withParentDeathSignal } from './parent-death-signal.js';

export type ManagedProcess = {
  /** Resolves when it has ended, by itself or by `stop` or `kill`. */
  exited: Promise<unknown>;
  stop(): Promise<unknown>;
  kill(): void;
};

export type Program = Command & {
  environment: NodeJS.ProcessEnv;
  log: string;
  parentDeathSignal: ParentDeathOptions['signal'];
  stopSignal?: 'SIGINT' | 'SIGTERM';
  user?: ParentDeathOptions['user'];
};

const timeoutMs = { start: 60_000, stop: 15_000 };

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

/** Runs a program to its end. Throws the end of its log when it fails. */
export async function runProgram(program: Program): Promise<void> {
  if ((await launch(program).ended).failed) throw failure('It failed.', program);
}

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
  // The program writes to the file itself, so that its last lines are logged even when this process has died.
  const output = createWriteStream(log, { fd: openSync(log, 'a') });
  const child = execa(bound.file, bound.args, {
    env: environment,
    extendEnv: false,
    // With its own process group, Ctrl+C in the terminal reaches only this process, which stops the others in order.
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
    }
  };
  // Its own children may outlive it, such as the workers of a killed nginx.
  const ended = child.finally(kill);
  return { child, kill, ended };
}
