import { Console } from './console.js';
import { codeOf } from './processes/error-code.js';
import { memoryOfAll } from './processes/memory.js';
import { portOwner } from './processes/port-owner.js';
import { isTaken } from './processes/ports.js';
import { Run } from './run.js';
import { RunFolder } from './run-folder.js';
import { announce, claim, release } from './run-record.js';
import { type RunSettings, readRunSettings } from './run-settings.js';
import { stopOnRequest } from './stop-on-request.js';

try {
  await start(readRunSettings());
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

async function start(settings: RunSettings): Promise<void> {
  const folder = new RunFolder(settings.folder);
  await refuseWhenOccupied(settings, folder);
  const console = new Console(folder, process.stdout);
  console.say('Majlis is starting.\n');
  const run = new Run(settings, folder, console);
  const stopping = stopOnRequest(run, console, folder);
  void run.supervisor.broken.then(() => stopping.begin(1));
  try {
    const ready = await run.start();
    announce(folder.run, ready);
    console.ready({ ...ready, megabytes: memoryOfAll(), seconds: performance.now() / 1000 });
  } catch (error) {
    if (stopping.hasBegun()) return;
    console.forgetPending();
    console.say(`\n${reasonOf(error)}`);
    await stopping.begin(1);
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

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return codeOf(error) === 'EACCES'
    ? `${reason}\nIt may belong to another user, such as root after a start as root.`
    : reason;
}
