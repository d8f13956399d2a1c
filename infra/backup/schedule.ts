import { createLogger } from '@majlis/kit/app/logger';
import { readBackupConfig } from './backup-config.js';
import { BackupScheduler } from './backup-scheduler.js';
import { runCommand } from './command-line.js';
import { reportAliveIn } from './report-alive.js';

await runCommand(async (signal) => {
  const config = readBackupConfig();
  const logger = createLogger('backup-schedule', config.logLevel);
  await new BackupScheduler(config, logger, reportAliveIn('/tmp/backup-schedule')).run(signal);
  logger.info('stopped');
});
