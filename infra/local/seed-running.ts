import { existsSync, rmSync } from 'node:fs';
import { DataDirectory } from './data-directory.js';
import { readRunningInstance } from './pid-file.js';
import { findRunningPostgresUrl } from './postgres.js';
import { runProgram } from './processes/program.js';
import { readRunSettings } from './run-settings.js';
import { nodeProgram, objectStoreSettings } from './services.js';

const folder = new DataDirectory(readRunSettings().folder);
const url = readRunningInstance(folder.pidFile)?.address && (await findRunningPostgresUrl(folder.postgres));

if (url) {
  const settings = { DATABASE_URL: url, ...objectStoreSettings(folder) };
  await runProgram(nodeProgram('infra/dist/local/seed.js', folder.rotateLog('sample-content'), settings));
  process.stdout.write('All empty tables are filled with sample content; the others are unchanged.\n');
} else if (existsSync(folder.postgres)) {
  rmSync(folder.sampleContentMarker, { force: true });
  process.stdout.write('Majlis is not running. The next start fills the empty tables: make start\n');
} else
  process.stdout.write('Majlis has not been started here yet. The first start adds the sample content: make start\n');
