import { RunConsole } from './console.js';
import { DataDirectory } from './data-directory.js';
import { acquirePidFile, errorCode, publishReadyInstance, removePidFile } from './pid-file.js';
import { isPortInUse, portOwner } from './processes/ports.js';
import { errorMessage, Supervisor } from './processes/supervisor.js';
import { startRun } from './run.js';
import { type RunSettings, readRunSettings } from './run-settings.js';

try {
  await start(readRunSettings());
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}

async function start(settings: RunSettings): Promise<void> {
  const folder = new DataDirectory(settings.folder);
  await assertNotRunning(settings, folder);
  const console = new RunConsole(folder, process.stdout, () => void stop(1));
  const supervisor = new Supervisor(console);
  const { stop, isStopping } = stopOnSignals(supervisor, console, folder);
  console.print('Majlis is starting.\n');
  try {
    const ready = await startRun(settings, folder, supervisor);
    publishReadyInstance(folder.pidFile, ready);
    console.ready({ ...ready, seconds: performance.now() / 1000 });
  } catch (error) {
    if (isStopping()) return;
    console.clearPending();
    console.print(`\n${describeError(error)}`);
    await stop(1);
  }
}

async function assertNotRunning({ port }: RunSettings, folder: DataDirectory): Promise<void> {
  const running = acquirePidFile(folder.pidFile);
  if (running) {
    const where = running.address ? `at ${running.address}` : 'here already and is still starting';
    throw new Error(
      `Majlis runs ${where} (process ${running.pid}). Stop it with Ctrl+C in its console, or with: make stop`,
    );
  }
  const { signInPort, sampleFeedsPort } = folder.readGeneratedSettings();
  for (const needed of [port, signInPort, sampleFeedsPort]) {
    if (!(await isPortInUse(needed))) continue;
    removePidFile(folder.pidFile);
    const owner = portOwner(needed) ?? 'another program';
    const advice =
      needed === port ? 'Stop it, or choose another port: make start PORT=8090' : 'Stop it, then try again.';
    throw new Error(`Port ${needed} is in use by ${owner}. ${advice}`);
  }
}

/** The first Ctrl+C, `make stop` or closed terminal stops the processes in order; a second one kills them. */
function stopOnSignals(supervisor: Supervisor, console: RunConsole, folder: DataDirectory) {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    console.clearPending();
    console.print('\nStopping. Ctrl+C again stops at once.');
    await supervisor.stop();
    removePidFile(folder.pidFile);
    console.print('Stopped. The data is kept.');
    process.exit(exitCode);
  };
  const stopAtOnce = () => {
    supervisor.kill();
    removePidFile(folder.pidFile);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (isStopping ? stopAtOnce() : void stop(0)));
  // A `make` that was killed cannot forward the signal; this process notices it by its new parent.
  const { ppid } = process;
  if (process.env.MAKELEVEL) setInterval(() => process.ppid !== ppid && void stop(1), 500).unref();
  return { stop, isStopping: () => isStopping };
}

function describeError(error: unknown): string {
  const advice = '\nIt may belong to another user, such as root after a start as root.';
  return errorMessage(error) + (errorCode(error) === 'EACCES' ? advice : '');
}
