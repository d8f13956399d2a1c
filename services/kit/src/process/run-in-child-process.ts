import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const heapMegabytes = 512;
/** Only a module that hangs takes so long, on a busy machine, too. */
const loadTimeoutMs = 60_000;
const nodeOptions = [`--max-old-space-size=${heapMegabytes}`, '--input-type=module'];

/** `loaded` is resolved when its module has been read. */
export type Worker = ChildProcessByStdio<null, null, Readable> & { loaded: Promise<void> };

export class TimeoutError extends Error {}
/** A signal ended the worker: a crash in native code, or out of memory. */
export class WorkerCrashError extends Error {}

/** Starts a built module, without secrets. It serves one task. */
export function startWorker(module: string): Worker {
  const code = `import ${JSON.stringify(module)}; process.send('loaded');`;
  const worker = spawn(process.execPath, [...nodeOptions, '--eval', code], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  }) as ChildProcessByStdio<null, null, Readable>;
  return Object.assign(worker, { loaded: new Promise<void>((resolve) => worker.once('message', () => resolve())) });
}

/**
 * Runs a module that may crash or hang. The time limit begins when the module has been read, because that takes longer
 * than most tasks and depends on what else the machine does. Throws TimeoutError, WorkerCrashError or Error.
 */
export async function runInChildProcess<Reply>(
  module: string,
  message: object,
  timeoutMs: number,
  worker = startWorker(module),
): Promise<Reply> {
  let isTimedOut = false;
  const kill = () => {
    isTimedOut = true;
    worker.kill('SIGKILL');
  };
  let timeout = setTimeout(kill, loadTimeoutMs);
  void worker.loaded.then(() => {
    clearTimeout(timeout);
    timeout = setTimeout(kill, timeoutMs);
  });
  try {
    return await requestReply<Reply>(worker, message);
  } catch (error) {
    throw isTimedOut ? new TimeoutError(`${module} took longer than ${timeoutMs} ms`) : error;
  } finally {
    clearTimeout(timeout);
    worker.kill('SIGKILL');
  }
}

function requestReply<Reply>(worker: Worker, message: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let stderrTail = '';
    worker.once('error', reject); // registered first: a process that failed to start has no stderr
    worker.stderr.on('data', (text) => {
      stderrTail = `${stderrTail}${text}`.slice(-1_000);
    });
    worker.once('close', (code, signal) => {
      reject(
        signal
          ? new WorkerCrashError(`A worker ended by ${signal}`)
          : new Error(`A worker ended with ${code}: ${stderrTail}`),
      );
    });
    void worker.loaded.then(() => {
      worker.once('message', (reply) => resolve(reply as Reply));
      worker.send(message, () => undefined);
    });
  });
}

/** Worker side: handles one message. An exception ends the process, so return expected failures as results. */
export function serveTask<Message, Reply>(work: (message: Message) => Promise<Reply>): void {
  process.once('message', (message) => {
    void work(message as Message).then((reply) => process.send?.(reply));
  });
}
