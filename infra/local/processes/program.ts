import { once } from 'node:events';
import { createWriteStream, openSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { type Command, type ParentDeathOptions, withParentDeathSignal } from './parent-death-signal.js';

export type ManagedProcess = {
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
  for (const deadline = Date.now() + timeoutMs.start; !(await isReady()); await sleep(20)) {
    if (child.exitCode !== null || child.signalCode !== null) throw failureError('It ended at once.', program);
    if (Date.now() < deadline) continue;
    kill();
    throw failureError('It was not ready within a minute.', program);
  }
  const stop = () => {
    child.kill();
    return ended;
  };
  return { exited: ended, stop, kill };
}

export async function runProgram(program: Program): Promise<void> {
  if ((await launch(program).ended).failed) throw failureError('It failed.', program);
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
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n') || '(Its log is empty.)';
}

const failureError = (reason: string, { log }: Program) => new Error(`${reason} The end of its log:\n${logTail(log)}`);

function launch({ file, args, environment, log, parentDeathSignal, stopSignal = 'SIGTERM', user }: Program) {
  const wrapped = withParentDeathSignal({ file, args }, { signal: parentDeathSignal, user });
  // The program writes to the file itself, so that its last lines are logged even when this process has died.
  const output = createWriteStream(log, { fd: openSync(log, 'a') });
  const child = execa(wrapped.file, wrapped.args, {
    env: environment,
    extendEnv: false,
    // With its own process group, Ctrl+C in the terminal reaches only this process, which stops the others in order.
    detached: true,
    stdio: ['pipe', output, output],
    buffer: false,
    reject: false,
    killSignal: stopSignal,
    forceKillAfterDelay: timeoutMs.stop,
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {}
  };
  // Its own children may outlive it, such as the workers of a killed nginx.
  const ended = child.finally(kill);
  return { child, kill, ended };
}
