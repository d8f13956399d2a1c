import { basename } from 'node:path';
import { countsOf } from './archive/format.js';
import { makeBackup } from './make-backup.js';
import { readTools } from './read-settings.js';
import { megabytes, Refusal, runProgram, say } from './run-program.js';
import { sendOffSite } from './store/off-site.js';

await runProgram(async (signal) => {
  const tools = readTools();
  const began = performance.now();
  const { path, bytes, sha256, manifest } = await makeBackup(
    { ...tools, isShrinkIntended: process.env.ANYWAY === '1' },
    signal,
  );
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const { rows, objects } = countsOf(manifest);
  say(`${basename(path)}: ${megabytes(bytes)} in ${seconds} s, read back and whole.`);
  say(`${rows} rows of ${manifest.tables.length} tables, ${objects} objects; SHA-256 ${sha256}`);
  if (!tools.offSite) return;
  try {
    for (const name of await sendOffSite(tools, tools.offSite))
      say(`${name} is off-site, too: ${tools.offSite.placeOf(name)}`);
  } catch (error) {
    throw new Refusal(`The archive is here, but not off-site: ${(error as Error).message}.`);
  }
});
