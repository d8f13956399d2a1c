import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const heapMegabytes = 512;
/** Only a module that hangs takes so long, on a busy machine, too. */
const loadTimeoutMs = 60_000;
/** With an arena for each thread of libvips glibc keeps more memory after each picture, and none of it is faster. */
const workerEnvironment = { MALLOC_ARENA_MAX: '1' };
const nodeOptions = [`--max-old-space-size=${heapMegabytes}`, '--input-type=module'];

/** `loaded` is resolved when its module has been read. */
export type Worker = ChildProcessByStdio<null, null, Readable> & { loaded: Promise<void> };

export class TimeoutError extends Error {}
/** A signal ended the worker: a crash in native code, or out of memory. */
export class WorkerCrashError extends Error {}

/** Starts a built module, without secrets. */
export function startWorker(module: string): Worker {
  const code = `import ${JSON.stringify(module)}; process.send('loaded');`;
  const worker = spawn(process.execPath, [...nodeOptions, '--eval', code], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: workerEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  }) as ChildProcessByStdio<null, null, Readable>;
  return Object.assign(worker, { loaded: new Promise<void>((resolve) => worker.once('message', () => resolve())) });
}

/** Runs one task in a process of its own, and throws as `runTask` does. */
export async function runInChildProcess<Reply>(module: string, message: object, timeoutMs: number): Promise<Reply> {
  const worker = startWorker(module);
  try {
    return await runTask<Reply>(worker, message, timeoutMs);
  } finally {
    worker.kill('SIGKILL');
  }
}

/**
 * Runs a task, one at a time, in a worker that may crash or hang. The time limit begins when its module has been read, because
 * that takes longer than most tasks and depends on what else the machine does. Throws TimeoutError, WorkerCrashError or
 * Error, and the worker has ended then.
 */
export async function runTask<Reply>(worker: Worker, message: object, timeoutMs: number): Promise<Reply> {
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
    worker.kill('SIGKILL');
    throw isTimedOut ? new TimeoutError(`A worker took longer than ${timeoutMs} ms`) : error;
  } finally {
    clearTimeout(timeout);
  }
}

async function requestReply<Reply>(worker: Worker, message: object): Promise<Reply> {
  let stderrTail = '';
  const readErrors = (text: string) => {
    stderrTail = `${stderrTail}${text}`.slice(-1_000);
  };
  const listening = new AbortController();
  const event = async <Values>(name: string) => (await once(worker, name, { signal: listening.signal })) as Values;
  worker.stderr.on('data', readErrors);
  try {
    const ended = event<[code: number | null, signal: NodeJS.Signals | null]>('close').then(([code, signal]) => {
      throw signal
        ? new WorkerCrashError(`A worker ended by ${signal}`)
        : new Error(`A worker ended with ${code}: ${stderrTail}`);
    });
    const replied = worker.loaded.then(() => {
      const reply = event<[Reply]>('message');
      worker.send(message, () => undefined);
      return reply;
    });
    const [reply] = await Promise.race([replied, ended]);
    return reply;
  } finally {
    listening.abort();
    worker.stderr.off('data', readErrors);
  }
}

/** Worker side: handles one message after the other. An exception ends the process, so return expected failures as results. */
export function serveTask<Message, Reply>(work: (message: Message) => Promise<Reply>): void {
  process.on('message', (message) => {
    void work(message as Message).then((reply) => process.send?.(reply));
  });
}
