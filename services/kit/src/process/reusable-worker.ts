import { readFile } from 'node:fs/promises';
import { runTask, startWorker, type Worker } from './run-in-child-process.js';

type IdleWorker = { worker: Worker; tasks: number };

const idleMs = 60_000;
/** More than a new process has after a usual task: the memory of a large one may never be given back. */
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

  /** Tasks at the same time have processes of their own. */
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
    // It does not keep this process alive, and ends with it.
    setReferenced(kept.worker, false);
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.idle?.worker.kill('SIGKILL'), idleMs).unref();
  }
}

/** Only Linux says it: elsewhere this returns zero, and only the number of tasks counts. */
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
