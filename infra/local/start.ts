import { Console } from './console.js';
import { totalMemory } from './processes/memory.js';
import { isTaken, portOwner } from './processes/ports.js';
import { reasonOf, Supervisor } from './processes/supervisor.js';
import { startRun } from './run.js';
import { RunFolder } from './run-folder.js';
import { announce, claim, codeOf, release } from './run-record.js';
import { type RunSettings, readRunSettings } from './run-settings.js';

try {
  await start(readRunSettings());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function start(settings: RunSettings): Promise<void> {
  const folder = new RunFolder(settings.folder);
  await refuseWhenOccupied(settings, folder);
  const console = new Console(folder, process.stdout, () => void stop(1));
  const supervisor = new Supervisor(console);
  const { stop, hasBegun } = stopOnRequest(supervisor, console, folder);
  console.say('Majlis is starting.\n');
  try {
    const ready = await startRun(settings, folder, supervisor);
    announce(folder.run, ready);
    console.ready({ ...ready, megabytes: totalMemory(), seconds: performance.now() / 1000 });
  } catch (error) {
    if (hasBegun()) return;
    console.forgetPending();
    console.say(`\n${explain(error)}`);
    await stop(1);
  }
}

async function refuseWhenOccupied({ port }: RunSettings, folder: RunFolder): Promise<void> {
  const other = claim(folder.run);
  if (other) {
    const where = other.address ? `at ${other.address}` : 'here already and is still starting';
    throw new Error(
      `Majlis runs ${where} (process ${other.pid}). Stop it with Ctrl+C in its console, or with: make stop`,
    );
  }
  const { signInPort, sampleFeedsPort } = folder.kept();
  for (const needed of [port, signInPort, sampleFeedsPort]) {
    if (!(await isTaken(needed))) continue;
    release(folder.run);
    const owner = portOwner(needed) ?? 'another program';
    const advice =
      needed === port ? 'Stop it, or choose another port: make start PORT=8090' : 'Stop it, then try again.';
    throw new Error(`Port ${needed} is in use by ${owner}. ${advice}`);
  }
}

/** Stops the run on Ctrl+C, `make stop`, a closed terminal or a part that cannot be kept running; at once when asked twice. */
function stopOnRequest(supervisor: Supervisor, console: Console, folder: RunFolder) {
  let hasBegun = false;
  const stop = async (exitCode: number) => {
    if (hasBegun) return;
    hasBegun = true;
    console.forgetPending();
    console.say('\nStopping. Ctrl+C again stops at once.');
    await supervisor.stop();
    release(folder.run);
    console.say('Stopped. The data is kept.');
    process.exit(exitCode);
  };
  const stopAtOnce = () => {
    supervisor.kill();
    release(folder.run);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (hasBegun ? stopAtOnce() : void stop(0)));
  // A `make` that was killed cannot pass the signal on; then another process has become our parent.
  const { ppid } = process;
  if (process.env.MAKELEVEL) setInterval(() => process.ppid !== ppid && void stop(1), 500).unref();
  return { stop, hasBegun: () => hasBegun };
}

function explain(error: unknown): string {
  const advice = '\nIt may belong to another user, such as root after a start as root.';
  return reasonOf(error) + (codeOf(error) === 'EACCES' ? advice : '');
}
