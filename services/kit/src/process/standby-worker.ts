import { runInChildProcess, startWorker, type Worker } from './run-in-child-process.js';

const idleMs = 60_000;

/** While tasks come in, the process for the next one is started ahead: that takes as long as a task itself. */
export class StandbyWorker<Reply> {
  private standby: Worker | undefined;

  constructor(
    private readonly module: string,
    private readonly timeoutMs: number,
  ) {}

  run(message: object): Promise<Reply> {
    const worker = this.standby ?? startWorker(this.module);
    setReferenced(worker, true);
    this.standby = this.startStandby();
    return runInChildProcess<Reply>(this.module, message, this.timeoutMs, worker);
  }

  private startStandby(): Worker {
    const worker = startWorker(this.module);
    // It does not keep this process alive, and ends with it.
    setReferenced(worker, false);
    const end = () => {
      if (this.standby === worker) this.standby = undefined;
    };
    worker.once('error', end).once('exit', end);
    setTimeout(() => {
      if (this.standby === worker) worker.kill('SIGKILL');
    }, idleMs).unref();
    return worker;
  }
}

function setReferenced(worker: Worker, isReferenced: boolean): void {
  const method = isReferenced ? 'ref' : 'unref';
  worker[method]();
  worker.channel?.[method]();
  (worker.stderr as Partial<Record<typeof method, () => void>>)[method]?.();
}
