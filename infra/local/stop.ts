import { setTimeout as sleep } from 'node:timers/promises';
import { RunFolder } from './run-folder.js';
import { runIn } from './run-record.js';
import { readRunSettings } from './run-settings.js';

const { run } = new RunFolder(readRunSettings().folder);
const running = runIn(run);
if (running) {
  process.kill(running.pid, 'SIGTERM');
  while (runIn(run)) await sleep(100);
}
process.stdout.write(running ? 'Majlis is stopped.\n' : 'Majlis does not run here.\n');
