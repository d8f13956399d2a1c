import { readBackupConfig } from './backup-config.js';
import { formatMegabytes, print, runCommand, UserFacingError } from './command-line.js';
import { lastBackupTime } from './database/backup-records.js';
import { makeBackup } from './make-backup.js';
import { shortId } from './repository.js';

/** The schedule asks every five minutes (infra/backup/schedule.sh), so that no backup is more than an hour after the one before. */
const intervalMs = 54 * 60_000;

await runCommand(async (signal) => {
  const config = readBackupConfig(process.env, signal);
  if (process.argv[2] === 'if-due' && (await isRecent(config.ownerUrl))) return;
  const startedAt = performance.now();
  const isShrinkIntended = process.env.FORCE === '1';
  const { snapshot, contents, counts, problems } = await makeBackup({ ...config, isShrinkIntended });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  print(`Snapshot ${shortId(snapshot)}: ${formatMegabytes(counts.bytes)} in ${seconds} s, read back and whole.`);
  print(`${counts.rows} rows of ${contents.tables.length} tables, ${counts.allObjects} objects.`);
  if (problems.length > 0) throw new UserFacingError(`The backup is stored, but: ${problems.join(' ')}`);
  if (config.offSite) print(`Copied to ${config.offSite.name}.`);
});

async function isRecent(ownerUrl: string): Promise<boolean> {
  const last = await lastBackupTime(ownerUrl);
  const ageMs = Date.now() - (last?.getTime() ?? 0);
  // A clock that was set back makes the last backup one of the future.
  return ageMs >= 0 && ageMs < intervalMs;
}
