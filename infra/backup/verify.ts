import { basename, join } from 'node:path';
import { checkArchive } from './archive/check-archive.js';
import { countsOf } from './archive/format.js';
import { archivesIn } from './backup-folder.js';
import { readTools } from './read-settings.js';
import { refuseNewer } from './restore-archive.js';
import { megabytes, runProgram, say, sentenceOf } from './run-program.js';

/** Reads the archives that are named, or all, and says of each whether it could be restored. */
await runProgram(async (signal) => {
  const { folder, offSite } = readTools();
  const given = process.argv.slice(2);
  const paths = given.length > 0 ? given : (await archivesIn(folder)).map((name) => join(folder, name));
  if (paths.length === 0) say(`There is no archive in ${folder}: make backup writes one.`);
  for (const path of paths) say(`${basename(path)}  ${await verdict(path, signal)}`);
  if (!offSite || given.length > 0) return;
  for (const { name, bytes } of await offSite.archives()) say(`offsite:${name}  ${megabytes(bytes)}`);
});

async function verdict(path: string, signal: AbortSignal): Promise<string> {
  try {
    const { bytes, manifest } = await checkArchive(path, signal);
    await refuseNewer(manifest);
    return `whole  ${megabytes(bytes)}, ${countsOf(manifest).objects} objects, release ${manifest.version}`;
  } catch (error) {
    signal.throwIfAborted();
    process.exitCode = 1;
    return `REFUSED  ${sentenceOf(error)}`;
  }
}
