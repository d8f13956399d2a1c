import { basename } from 'node:path';
import { countContents } from './archive/format.js';
import { readBackupConfig } from './backup-config.js';
import { formatMegabytes, print, runCommand, UserFacingError } from './command-line.js';
import { makeBackup } from './make-backup.js';
import { sendOffSite } from './store/off-site-store.js';

await runCommand(async (signal) => {
  const config = readBackupConfig();
  const startedAt = performance.now();
  const { path, bytes, sha256, manifest } = await makeBackup(
    { ...config, isShrinkIntended: process.env.FORCE === '1' },
    signal,
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const { rows, objects } = countContents(manifest);
  print(`${basename(path)}: ${formatMegabytes(bytes)} in ${seconds} s, verified.`);
  print(`${rows} rows of ${manifest.tables.length} tables, ${objects} objects; SHA-256 ${sha256}`);
  if (!config.offSite) return;
  try {
    for (const name of await sendOffSite(config, config.offSite))
      print(`${name} copied off-site: ${config.offSite.urlOf(name)}`);
  } catch (error) {
    throw new UserFacingError(`The archive is stored locally, but not off-site: ${(error as Error).message}.`);
  }
});
