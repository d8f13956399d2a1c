import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const heapMegabytes = 512;
/** Even on a busy machine, only a module that hangs takes this long to load. */
const loadTimeoutMs = 60_000;
/** With one arena for each thread of libvips, glibc would keep more memory after each picture without being faster. */
const workerEnvironment = { MALLOC_ARENA_MAX: '1' };
const nodeOptions = [`--max-old-space-size=${heapMegabytes}`, '--input-type=module'];

/** `loaded` is resolved when its module has been read. */
export type Worker = ChildProcessByStdio<null, null, Readable> & { loaded: Promise<void> };

export class TimeoutError extends Error {}
/** A signal ended the worker: a crash in native code, or out of memory. */
export class WorkerCrashError extends Error {}

/** Starts a built module, without secrets. */
function startWorker(module: string): Worker {
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
async function runTask<Reply>(worker: Worker, message: object, timeoutMs: number): Promise<Reply> {
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

type IdleWorker = { worker: Worker; tasks: number };

const idleMs = 60_000;
/**
 * A worker with more memory than a new one has after a usual task is replaced, because the memory of a large task may never be
 * given back.
 */
const maxIdleMegabytes = 150;

/**
 * Keeps a process for the next task, because starting one takes as long as a task itself. After `maxTasks`, or a task that left
 * much memory behind, another one takes its place.
 */
export class ReusableWorker<Reply> {
  private idle: IdleWorker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly module: string,
    private readonly timeoutMs: number,
    private readonly maxTasks = 25,
  ) {}

  /** Tasks that run at the same time have a process each. */
  async run(message: object): Promise<Reply> {
    const { worker, tasks } = this.idle ?? this.start();
    if (this.idle?.worker === worker) this.idle = undefined;
    setReferenced(worker, true);
    const reply = await runTask<Reply>(worker, message, this.timeoutMs);
    if (tasks + 1 < this.maxTasks && (await megabytesOf(worker)) <= maxIdleMegabytes)
      this.keep({ worker, tasks: tasks + 1 });
    else {
      worker.kill('SIGKILL');
      this.keep(this.start());
    }
    return reply;
  }

  private start(): IdleWorker {
    const worker = startWorker(this.module);
    const forget = () => {
      if (this.idle?.worker === worker) this.idle = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    return { worker, tasks: 0 };
  }

  private keep(kept: IdleWorker): void {
    this.idle?.worker.kill('SIGKILL');
    this.idle = kept;
    // An idle worker does not keep this process alive, and ends with it.
    setReferenced(kept.worker, false);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.idle?.worker.kill('SIGKILL'), idleMs).unref();
  }
}

/** Only Linux reports the memory: elsewhere this returns zero, and only the number of tasks counts. */
async function megabytesOf({ pid }: Worker): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024;
}

function setReferenced(worker: Worker, isReferenced: boolean): void {
  const method = isReferenced ? 'ref' : 'unref';
  worker[method]();
  worker.channel?.[method]();
  (worker.stderr as Partial<Record<typeof method, () => void>>)[method]?.();
}

/** Waits at most `ms`, then aborts the signal of `work` and throws TimeoutError. */
export async function withTimeout<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new TimeoutError(`It took longer than ${ms} ms`)));
  });
  return Promise.race([work(signal), end]);
}
