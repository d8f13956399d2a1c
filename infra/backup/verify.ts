import { basename, join } from 'node:path';
import { checkArchive } from './archive/check-archive.js';
import { countContents } from './archive/format.js';
import { readBackupConfig } from './backup-config.js';
import { archivesIn } from './backup-folder.js';
import { formatError, formatMegabytes, print, runCommand } from './command-line.js';
import { assertNotNewer } from './restore-archive.js';

await runCommand(async (signal) => {
  const { folder, offSite } = readBackupConfig();
  const names = process.argv.slice(2);
  const paths = names.length > 0 ? names : (await archivesIn(folder)).map((name) => join(folder, name));
  if (paths.length === 0) print(`There is no archive in ${folder}: make backup writes one.`);
  for (const path of paths) print(`${basename(path)}  ${await describeArchive(path, signal)}`);
  if (!offSite || names.length > 0) return;
  for (const { name, bytes } of await offSite.archives()) print(`offsite:${name}  ${formatMegabytes(bytes)}`);
});

async function describeArchive(path: string, signal: AbortSignal): Promise<string> {
  try {
    const { bytes, manifest } = await checkArchive(path, signal);
    await assertNotNewer(manifest);
    return `complete  ${formatMegabytes(bytes)}, ${countContents(manifest).objects} objects, release ${manifest.version}`;
  } catch (error) {
    signal.throwIfAborted();
    process.exitCode = 1;
    return `REJECTED  ${formatError(error)}`;
  }
}
