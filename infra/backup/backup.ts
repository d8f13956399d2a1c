import { readBackupConfig } from './backup-config.js';
import { isBackupDue } from './backup-records.js';
import { makeBackup } from './make-backup.js';
import { shortId } from './repository.js';
import { print, runCommand, UserFacingError } from './run-program.js';

await runCommand(async (signal) => {
  const config = readBackupConfig();
  if (process.argv[2] === 'if-due' && !(await isBackupDue(config.ownerUrl))) return;
  const startedAt = performance.now();
  const { snapshot, contents, bytes, problems, read } = await makeBackup({
    ...config,
    isShrinkIntended: process.env.FORCE === '1',
    signal,
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  print(`Snapshot ${shortId(snapshot)}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s.`);
  print(`${snapshot.rows} rows of ${contents.tables.length} tables, ${snapshot.objects} objects.`);
  print(`Read again and compared: ${['what was added', read].filter(Boolean).join(', ')}.`);
  if (problems.length > 0) throw new UserFacingError(`The backup is stored, but: ${problems.join(' ')}`);
  if (config.offSite) print(`Copied to ${config.offSite.name}.`);
});
