import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirectory } from './data-directory.js';
import { readRunningInstance } from './pid-file.js';
import { readRunSettings } from './run-settings.js';

const { pidFile: run } = new DataDirectory(readRunSettings().folder);
const running = readRunningInstance(run);
if (running) {
  process.kill(running.pid, 'SIGTERM');
  while (readRunningInstance(run)) await sleep(100);
}
process.stdout.write(running ? 'Majlis is stopped.\n' : 'Majlis does not run here.\n');
