import type { Console } from './console.js';
import type { Run } from './run.js';
import { type RunFolder } from './run-folder.js';
import { release } from './run-record.js';

export type Stopping = { begin(exitCode: number): Promise<void>; hasBegun(): boolean };

/** Stops the run on Ctrl+C, `make stop`, a closed terminal or a part that cannot be kept running; at once when asked twice. */
export function stopOnRequest(run: Run, console: Console, folder: RunFolder): Stopping {
  let hasBegun = false;
  const begin = async (exitCode: number) => {
    if (hasBegun) return;
    hasBegun = true;
    console.forgetPending();
    console.say('\nStopping. Ctrl+C again stops at once.');
    await run.supervisor.stop();
    release(folder.run);
    console.say('Stopped. The data is kept.');
    process.exit(exitCode);
  };
  const atOnce = () => {
    run.supervisor.kill();
    release(folder.run);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (hasBegun ? atOnce() : void begin(0)));
  stopWithMake(begin);
  return { begin, hasBegun: () => hasBegun };
}

// A `make` that was killed cannot pass the signal on; then another process has become our parent.
function stopWithMake(begin: Stopping['begin']): void {
  const { ppid } = process;
  if (process.env.MAKELEVEL) setInterval(() => process.ppid !== ppid && void begin(1), 500).unref();
}
