import { readBackupConfig } from './backup-config.js';
import { print, runCommand, UserFacingError } from './run-program.js';

// `make restic ARGS="unlock --remove-all"`: runs restic on the repository of backups, with OFFSITE=1 on the copies off-site.
await runCommand(async (signal) => {
  const { repository, offSite } = readBackupConfig();
  const chosen = process.env.OFFSITE === '1' ? offSite : repository;
  if (!chosen) throw new UserFacingError('There are no copies off-site: BACKUP_OFF_SITE in infra/compose/.env.');
  const args = (process.argv[2] ?? '').split(/\s+/).filter(Boolean);
  if (args.length === 0) throw new UserFacingError('Which command of restic? For example: make restic ARGS=snapshots');
  print((await chosen.run(args, { signal })).trim());
});
