import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A process that wants more than this ends: what it reads is hostile, and the machine is not its own. */
const heapMegabytes = 512;
const options = [`--max-old-space-size=${heapMegabytes}`, '--input-type=module'];

type Worker = ChildProcessByStdio<null, null, Readable>;

/** The work took longer than it may and was killed. */
export class TimeoutError extends Error {}
/** A signal ended the process that did the work: a crash in native code, or out of memory. */
export class WorkerCrashError extends Error {}

/**
 * Has `module` (as it would be imported, e.g. `@majlis/kit/images/image-worker`) answer one message in a process of its
 * own, which ends afterwards: what crashes or never ends there costs this one answer. The process gets no environment,
 * hence no secret. The module calls `answerOnce`; it runs as built, also when the caller runs from the sources.
 */
export async function runInChildProcess<Answer>(module: string, message: object, limitMs: number): Promise<Answer> {
  const worker = spawn(process.execPath, [...options, '--eval', `import ${JSON.stringify(module)}`], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  }) as Worker;
  let isLate = false;
  const timeout = setTimeout(() => {
    isLate = true;
    worker.kill('SIGKILL');
  }, limitMs);
  try {
    return await answerOf<Answer>(worker, message);
  } catch (error) {
    throw isLate ? new TimeoutError(`${module} took longer than ${limitMs} ms`) : error;
  } finally {
    clearTimeout(timeout);
    worker.kill('SIGKILL');
  }
}

function answerOf<Answer>(worker: Worker, message: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let said = '';
    worker.once('error', reject); // first: a process that cannot be started has no stderr to listen to
    worker.once('message', (answer) => resolve(answer as Answer));
    worker.stderr.on('data', (text) => {
      said = `${said}${text}`.slice(-1_000);
    });
    worker.once('close', (code, signal) => {
      reject(
        signal
          ? new WorkerCrashError(`A worker ended by ${signal}`)
          : new Error(`A worker ended with ${code}: ${said}`),
      );
    });
    // A worker that is gone before it was asked is told of by its end.
    worker.send(message, () => undefined);
  });
}

/** The other side: answers the one message. What `work` throws ends the process, so expected failures are answers. */
export function serveTask<Message, Answer>(work: (message: Message) => Promise<Answer>): void {
  process.once('message', (message) => {
    void work(message as Message).then((answer) => process.send?.(answer));
  });
}
