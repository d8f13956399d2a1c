import { existsSync, rmSync } from 'node:fs';
import { nodeProgram, objectStoreSettings } from './parts.js';
import { runningUrl } from './postgres.js';
import { runProgram } from './processes/program.js';
import { RunFolder } from './run-folder.js';
import { runIn } from './run-record.js';
import { readRunSettings } from './run-settings.js';

// `make seed`: sample content for the tables of the local run that hold nothing yet.
const folder = new RunFolder(readRunSettings().folder);
const url = runIn(folder.run)?.address && (await runningUrl(folder.postgres));

if (url) {
  const settings = { DATABASE_URL: url, ...objectStoreSettings(folder) };
  await runProgram(nodeProgram('infra/dist/local/seed.js', folder.newLog('sample-content'), settings));
  process.stdout.write('Every table that held nothing has its sample content now; the others are as they were.\n');
} else if (existsSync(folder.postgres)) {
  rmSync(folder.hasSampleContent, { force: true });
  process.stdout.write('Majlis does not run here. The next start fills the tables that hold nothing: make start\n');
} else process.stdout.write('Majlis has not run here yet. Its first start brings sample content: make start\n');
